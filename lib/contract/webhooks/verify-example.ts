/** How a receiver in Node.js checks a signature; the tests run it. */
export const WEBHOOK_VERIFY_EXAMPLE = `import { createHmac, timingSafeEqual } from "node:crypto";

// rawBody: the bytes of the request as text, before anything parses them
export function isFromSignet(rawBody, header, secret) {
  const parts = Object.fromEntries(header.split(", ").map((part) => part.split("=")));
  if (Math.abs(Date.now() / 1000 - Number(parts.t)) > 300) return false;
  const expected = createHmac("sha256", secret).update(parts.t + "." + rawBody).digest();
  return Object.entries(parts).some(([name, given]) => {
    const bytes = Buffer.from(/^s[0-9]$/.test(name) ? given : "", "hex");
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}`;
