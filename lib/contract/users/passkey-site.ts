/**
 * Where passkeys are made and used; or why there are none: PUBLIC_URL is not secure, or an IP address.
 *
 * rpId: the host that they are bound to (WebAuthn Level 3 section 5.1.2). origin: the only address where browsers ask
 * for them.
 */
export type PasskeySite = { rpId: string; origin: string } | { refusal: "insecure" | "address"; host: string };
