/** Events that something here causes, and when they come. */
const CAUSED = {
	Sent: "A document is sent to its first signers.",
	SendFailed: "A scheduled document can’t be sent and becomes a draft.",
	Viewed: "A signer views the document.",
	Signed: "A signer finishes signing.",
	SignerSaved: "A signer chooses to finish later. The signer’s entries are saved.",
	Completed: "Everyone has signed and the sealed PDF is ready.",
	Declined: "A signer declines, which ends the document.",
	Revoked: "The sender revokes the document.",
	Reassigned: "A signer reassigns the document to someone else.",
	Expired: "The document expires.",
	AuthenticationFailed:
		"A signer has entered too many wrong codes, or too many of the signer’s identity documents have been refused. The signer is locked until the sender allows another attempt.",
	DeliveryFailed: "An email or SMS message to a signer can’t be delivered.",
	Reminder: "A signer gets a reminder, either from the sender or on schedule.",
	Edited:
		"The sender edits a sent document, for example to change a recipient, an address, values, labels, the expiry or signer authentication.",
	IdentityVerificationInitiated: "A signer starts ID verification.",
	IdentityVerificationSucceeded: "The sender or the automatic checks accept a signer’s identity.",
	IdentityVerificationFailed: "The sender or an automatic check refuses a signer’s identity document.",
	SenderIdentityCreated: "A person is asked to consent to documents being sent on their behalf.",
	SenderIdentityUpdated: "A sender identity is changed, or the request for consent is sent again.",
	SenderIdentityVerified: "The person gives consent.",
	SenderIdentityDenied: "The person declines.",
	SenderIdentityRevoked: "The person withdraws consent.",
	SenderIdentityDeleted: "A sender identity is deleted.",
	TemplateCreated: "A template is created and ready to use.",
	TemplateDraftCreated: "A template is created, but its files are still being processed.",
	TemplateCreateFailed: "Signet can’t use the files that were uploaded for a new template.",
	TemplateEdited: "A template is changed, including its labels.",
	TemplateSendFailed:
		"A scheduled document made from a template can’t be sent. Signet also sends SendFailed for the document.",
	Verification:
		"You send a test event from the settings or with `webhook verify`. The endpoint receives the test event even if it’s limited to other events.",
} as const;

/** Events with a name already, which nothing here causes yet. */
const RESERVED = ["DraftCreated"] as const;

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
