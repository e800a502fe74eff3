/** What a signer is asked to do: sign, review without fields, or host somebody who signs in person. */
export type MailTask = "sign" | "review" | "host";

/** What people did or have not done yet: finished, where some of them sign and others review. */
export type MailDeed = "signed" | "approved" | "finished";
