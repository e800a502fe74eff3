/** Where an identity stands (lib/contract/README.md "Literals"). */
export const SENDER_IDENTITY_STATUSES = ["Pending", "Verified", "Denied", "Revoked"] as const;
export type SenderIdentityStatus = (typeof SENDER_IDENTITY_STATUSES)[number];
