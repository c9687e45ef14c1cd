export default function NF() {
  return <h1>Blog nf</h1>;
}
