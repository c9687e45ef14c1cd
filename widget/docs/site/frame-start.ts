/**
 * The examples share this site's storage. What one of them stores under the widget's usual name would be offered in all
 * others, so each has that name to itself and begins without it; examples about stored messages have other names.
 */
const own = (key: string) => (key === 'rcb-history' ? `${key} ${location.pathname}` : key);
const { getItem, setItem, removeItem } = Storage.prototype;

Storage.prototype.getItem = function read(key: string) {
  return getItem.call(this, own(key));
};
Storage.prototype.setItem = function write(key: string, value: string) {
  setItem.call(this, own(key), value);
};
Storage.prototype.removeItem = function remove(key: string) {
  removeItem.call(this, own(key));
};
try {
  localStorage.removeItem('rcb-history');
} catch (reason) {
  console.info('Nothing is stored here.', reason);
}
