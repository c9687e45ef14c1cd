export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <p>
        {String(new Date())} {process.env.SITE_NAME}
      </p>
    </>
  );
}
