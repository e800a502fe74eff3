import { describe, expect, it } from "vitest";
import { RESERVED_WEBHOOK_EVENTS, WEBHOOK_EVENT_TEXTS, WEBHOOK_EVENTS } from "#lib/contract/webhooks/events.ts";
import type { TemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import { IDENTITY_EVENTS } from "#lib/domain/sender-identities/emit-identity-event.ts";
import { ENDPOINT_EVENT } from "#lib/domain/webhooks/verify-endpoint.ts";
import { messages } from "#lib/i18n/generated/audit-trail.js";
import { DOCUMENT_EVENTS } from "./document-events.ts";
import type { AuditEventType } from "./event-types.ts";

const TOLD: [AuditEventType, string][] = [
	["DocumentSent", "Sent"],
	["SendFailed", "SendFailed"],
	["DocumentViewed", "Viewed"],
	["SignerSaved", "SignerSaved"],
	["SignerCompleted", "Signed"],
	["DocumentSealed", "Completed"],
	["DocumentDeclined", "Declined"],
	["DocumentRevoked", "Revoked"],
	["DocumentExpired", "Expired"],
	["MailFailed", "DeliveryFailed"],
	["SmsFailed", "DeliveryFailed"],
	["ExpiryExtended", "Edited"],
	["ReminderSent", "Reminder"],
	["SignerReassigned", "Reassigned"],
	["DocumentEdited", "Edited"],
	["RecipientChanged", "Edited"],
	["FieldsPrefilled", "Edited"],
	["LabelsChanged", "Edited"],
	["SignerEmailCorrected", "Edited"],
	["AuthenticationAdded", "Edited"],
	["AuthenticationRemoved", "Edited"],
	["AccessCodeChanged", "Edited"],
	["ProofLocked", "AuthenticationFailed"],
	["IdentityBegun", "IdentityVerificationInitiated"],
	["IdentityAccepted", "IdentityVerificationSucceeded"],
	["IdentityRefused", "IdentityVerificationFailed"],
];

describe("the table of webhook events", () => {
	it.each(TOLD)("%s is told as %s", (type, event) => expect(DOCUMENT_EVENTS[type]?.event).toBe(event));

	// That it knows every audit event is a matter of its type.
	it("tells no other audit event", () => {
		const types = Object.keys(DOCUMENT_EVENTS) as AuditEventType[];
		expect(Object.keys(messages.EN.texts)).toEqual(expect.arrayContaining(types));
		expect(types.filter((type) => DOCUMENT_EVENTS[type] !== null).sort()).toEqual(TOLD.map(([type]) => type).sort());
	});

	it("causes every event that is not reserved, and none that is", () => {
		const ofTemplates: Record<TemplateEvent, true> = {
			...{ TemplateCreated: true, TemplateDraftCreated: true, TemplateCreateFailed: true },
			...{ TemplateEdited: true, TemplateSendFailed: true },
		};
		const templates = Object.keys(ofTemplates);
		const caused = [...TOLD.map(([, event]) => event), ...Object.values(IDENTITY_EVENTS), ENDPOINT_EVENT, ...templates];
		expect([...new Set(caused)].sort()).toEqual(Object.keys(WEBHOOK_EVENT_TEXTS).sort());
		expect(caused.filter((event) => (RESERVED_WEBHOOK_EVENTS as readonly string[]).includes(event))).toEqual([]);
		expect(WEBHOOK_EVENTS).toHaveLength(30);
	});

	it("tells of an identity what came of it, and nothing that was read", () => {
		const ofTry = { signerId: "s", signerName: "Wanda Lee", attempt: 2, kind: "Passport" as const };
		const data = { ...ofTry, by: "review" as const, reason: "Expired" as const, triesLeft: 3 };
		expect(DOCUMENT_EVENTS.IdentityRefused?.about?.(data)).toEqual({
			...{ object: "identityVerification", signerId: "s", signerName: "Wanda Lee" },
			...{ attempt: 2, documentType: "Passport", verificationStatus: "Failed", reason: "Expired" },
		});
	});

	it("tells of mails that signers wait for, not of copies", () => {
		const isTold = (kind: string) => DOCUMENT_EVENTS.MailFailed?.when?.({ kind, to: "mia@example.com", error: "550" });
		expect([isTold("please-sign"), isTold("copy-completed")]).toEqual([true, false]);
	});
});
