/** Requests of persons about their data, incidents, and where the retained record of what was done begins. */
export type PersonalDataTables = {
  data_requests: DataRequestRow;
  incidents: IncidentRow;
  incident_steps: {
    id: string;
    incident_id: string;
    step: string;
    at: number;
    staff_id: string;
    note: string;
  };
  audit_base: { id: string; seq: number; hash: string };
};

export type DataRequestRow = {
  id: string;
  kind: string;
  note: string;
  received_at: number;
  due_at: number;
  staff_id: string;
  closed_at: number | null;
  outcome: string;
};

export type IncidentRow = {
  id: string;
  what: string;
  noticed_at: number;
  entered_at: number;
  staff_id: string;
  closed_at: number | null;
};
