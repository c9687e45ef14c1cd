import { scriptLang } from '@/lib/i18n/language';

it.each([
  ['আজ সকালে নদীর ধারে', 'bn'],
  ['आज सुबह नदी के किनारे', 'hi'],
  ['Morning by the river', null],
  ['He said নমস্কার and went on walking along the river', null],
  ['নমস্কার, বন্ধু! (AA)', 'bn'],
  ['12 345 ৫০', 'bn'],
  ['', null],
])('%p is in %p', (text, lang) => {
  expect(scriptLang(text)).toBe(lang);
});
