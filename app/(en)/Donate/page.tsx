export default function P() {
  return <h1>Donate</h1>;
}
