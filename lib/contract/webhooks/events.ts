/** Events that something here causes, and when they come. */
const CAUSED = {
	Sent: "A document goes out to its first signers.",
	SendFailed: "A scheduled document cannot be sent when its time comes, and becomes a draft.",
	Viewed: "A signer has the document on the screen.",
	Signed: "A signer has finished.",
	SignerSaved: "A signer leaves to finish later; what was entered is kept.",
	Completed: "Everybody has signed and the sealed PDF is ready.",
	Declined: "A signer refuses, which ends the document.",
	Revoked: "The sender takes the document back.",
	Reassigned: "A signer hands the request to another person.",
	Expired: "The time for signing has run out.",
	AuthenticationFailed:
		"Too many codes of a signer were wrong, or identity documents refused: they are locked until the sender allows another try.",
	DeliveryFailed: "A message to a signer does not arrive.",
	Reminder: "A signer is reminded, by the sender or by schedule.",
	Edited:
		"The sender changes a document that is out: another recipient or address, values, labels, more time, another proof of who signs.",
	IdentityVerificationInitiated: "A signer begins to show who they are with an identity document.",
	IdentityVerificationSucceeded: "The identity of a signer was accepted, by the sender or by the checks alone.",
	IdentityVerificationFailed: "An identity document of a signer was refused, by the sender or by a check.",
	SenderIdentityCreated: "A person is asked whether the account may send in the person's name.",
	SenderIdentityUpdated: "A sender identity is changed, or the person is asked again.",
	SenderIdentityVerified: "The person agrees.",
	SenderIdentityDenied: "The person says no.",
	SenderIdentityRevoked: "The person takes the consent back.",
	SenderIdentityDeleted: "A sender identity is removed.",
	Verification:
		"A test call, from the settings or by webhook verify; it goes to that endpoint, whatever events it asks for.",
} as const;

/** Events with a name already, which nothing here causes yet. */
const RESERVED = ["DraftCreated", "TemplateCreated", "TemplateDraftCreated", "TemplateEdited"] as const;

export type CausedWebhookEvent = keyof typeof CAUSED;
export type WebhookEvent = CausedWebhookEvent | (typeof RESERVED)[number];

export const WEBHOOK_EVENT_TEXTS: Readonly<Record<CausedWebhookEvent, string>> = CAUSED;
export const RESERVED_WEBHOOK_EVENTS = RESERVED;

/** Every name an endpoint may ask for: those that are reserved as well, so that what comes later needs no new endpoint. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [...(Object.keys(CAUSED) as CausedWebhookEvent[]), ...RESERVED];

/** Headers of a delivery. */
export const WEBHOOK_EVENT_HEADER = "X-Signet-Event";
export const WEBHOOK_SIGNATURE_HEADER = "X-Signet-Signature";

/** The same for receivers written with BoldSign's SDKs; an endpoint asks for them. */
export const BOLDSIGN_EVENT_HEADER = "X-BoldSign-Event";
export const BOLDSIGN_SIGNATURE_HEADER = "X-BoldSign-Signature";

/** When a delivery that failed is tried again, counted from the attempt before. After the last one it is given up. */
export const WEBHOOK_RETRY_MINUTES = [1, 15, 45, 60, 8 * 60, 24 * 60] as const;
