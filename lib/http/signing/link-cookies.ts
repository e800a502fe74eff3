/** What a browser keeps of having proved who holds it; each link has its own, by its path. */
export const PROOF_COOKIE = "signet.proof";

/** What a browser keeps of the link that it left for a provider's page; of each session its own, by its path. */
export const IDENTITY_LINK_COOKIE = "signet.identity-link";

/** The links through which a browser has reassigned documents, for the pages of dead ones. */
export const REASSIGNED_COOKIE = "signet.reassigned";
