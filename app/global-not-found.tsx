import { Document } from './document';
export default function NotFound() {
  return (
    <Document language="en">
      <h1>Page not found</h1>
    </Document>
  );
}
