/** Where an identity stands (wire.md section 2). */
export const SENDER_IDENTITY_STATUSES = ["Pending", "Verified", "Denied", "Revoked"] as const;
export type SenderIdentityStatus = (typeof SENDER_IDENTITY_STATUSES)[number];
