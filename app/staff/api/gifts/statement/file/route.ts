import { formNames } from '@/lib/donations/financial-year';
import { MakeStatement, type StatementCsv } from '@/lib/donations/statement-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { makeStatement } from '@/lib/donations/store/statements';
import { staffPost } from '@/lib/http/staff-endpoint';
import { statementConflict } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/statement/file: the statement of a year as CSV, PANs in full. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  stepUp: true,
  body: MakeStatement,
  async handle({ body: { year }, person }): Promise<StatementCsv> {
    const statement = await makeStatement(paymentDeps(), { staffId: person.id, year });
    if (statement === null) throw statementConflict('no-approval');
    return { name: `form-${formNames(year).statement.toLowerCase()}-${year}.csv`, csv: statement.csv };
  },
});
