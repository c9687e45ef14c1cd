export default function P() {
  return <h1>Accomodation</h1>;
}
