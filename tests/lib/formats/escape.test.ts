import { csvCell, csvLine } from '@/lib/formats/escape';

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+91 98300 00000', "'+91 98300 00000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['\ttext', "'\ttext"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['\u200b=1', "'\u200b=1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('that a spreadsheet would run is neutralised: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['plain', 'plain'],
    ['a=b', 'a=b'],
    ['one, two', '"one, two"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['আমি', 'আমি'],
    ['', ''],
  ])('keeps %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('ends its line as the format says', () => {
    expect(csvLine(['a', 1, 'b,c'])).toBe('a,1,"b,c"\r\n');
  });
});
