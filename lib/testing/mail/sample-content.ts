import type { MailBrand, MailContent, MailContentOf } from "#lib/mail/content.ts";
import type { MailKind } from "#lib/queue/definitions.ts";

const frame = { timeZone: "Europe/Paris", recipientName: "Omar Diaz" };
const document = {
	...frame,
	documentTitle: "Lease agreement, 12 Harbour Street",
	senderName: "Mia Chen",
	senderEmail: "mia.chen@harbour.example",
	accountName: "Harbour Homes",
};
const request = {
	...document,
	signerType: "Signer",
	signerName: "Omar Diaz",
	message: "Hello Omar,\nhere is the lease as we discussed it.\n\nThe keys are yours from the first of March.",
	url: "https://sign.example.com/sign/kT3vXq9mB2nR8sWdYh5LfCz7PjGaUe1oVi4NbMx6QtA",
	expiresAt: new Date("2026-02-20T17:00:00Z"),
} as const;
const completed = {
	...document,
	signerNames: ["Omar Diaz", "Ana Petrova"],
	reviewerNames: [] as string[],
	completedAt: new Date("2026-02-14T09:26:00Z"),
	isAttached: true,
	url: "https://sign.example.com/sign/kT3vXq9mB2nR8sWdYh5LfCz7PjGaUe1oVi4NbMx6QtA",
	urlExpiresAt: new Date("2026-03-16T09:26:00Z"),
};
const notice = {
	...frame,
	recipientName: "Mia Chen",
	documentTitle: document.documentTitle,
	url: "https://sign.example.com/documents/018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a11",
};
const behalf = {
	...frame,
	documentTitle: document.documentTitle,
	senderName: "Mia Chen",
	accountName: "Harbour Homes",
};
const access = { ...frame, url: "https://sign.example.com/password/0Jr6mW2sYq8uLx4BzKc1HfTn9VdPgE3a" };
const at = new Date("2026-02-14T09:26:00Z");
const deletion = {
	...frame,
	accountName: "Harbour Homes",
	personName: "Mia Chen",
	at,
	ip: "203.0.113.7",
	url: "https://sign.example.com/settings/data",
};

type Sample<K extends MailKind> = Omit<MailContentOf<K>, "locale" | "kind">;

const SAMPLES: { [K in MailKind]: Sample<K> } = {
	"please-sign": request,
	"your-turn": { ...request, groupName: "Legal team", completedBy: ["Ana Petrova"], deed: "signed" },
	reminder: { ...request, message: "Could you sign before Friday? The bank asks for it." },
	expiring: { ...request, message: "" },
	"new-link": { ...request, message: "" },
	corrected: request,
	"signer-completed": completed,
	"signer-declined": {
		...document,
		declinedByName: "Ana Petrova",
		task: "sign",
		reason: "The rent on page 3 is not the one we agreed on.",
		declinedAt: at,
	},
	"signer-revoked": { ...document, task: "sign", reason: "The flat has a new owner. A new lease follows." },
	"signer-expired": { ...document, task: "sign", expiredAt: request.expiresAt },
	"signer-not-needed": { ...document, signedByName: "Ana Petrova", groupName: "Legal team", isReview: false },
	"signer-released": { ...document, task: "sign" },
	"copy-sent": { ...document, signerNames: ["Omar Diaz", "Ana Petrova"], message: request.message },
	"copy-completed": { ...completed, isAttached: true },
	"sender-viewed": { ...notice, signerName: "Omar Diaz", deed: "signed", viewedAt: at },
	"sender-signed": { ...notice, signerName: "Omar Diaz", deed: "signed", signedAt: at, waitingFor: ["Ana Petrova"] },
	"sender-declined": {
		...notice,
		othersTold: 1,
		signerName: "Ana Petrova",
		task: "sign",
		reason: "The rent on page 3 is not the one we agreed on.",
		declinedAt: at,
	},
	"sender-reassigned": {
		...notice,
		formerName: "Ana Petrova",
		signerName: "Omar Diaz",
		signerEmail: "omar@diaz.example",
		task: "sign",
		reason: "Omar rents the flat from March on.",
	},
	"sender-completed": {
		...notice,
		signerNames: completed.signerNames,
		reviewerNames: [],
		completedAt: at,
		isAttached: true,
	},
	"sender-expiring": {
		...notice,
		notSignedBy: ["Omar Diaz", "Ana Petrova"],
		deed: "signed",
		expiresAt: request.expiresAt,
	},
	"sender-expired": {
		...notice,
		notSignedBy: ["Omar Diaz", "Ana Petrova"],
		deed: "signed",
		expiredAt: request.expiresAt,
	},
	"sender-delivery-failed": {
		...notice,
		signerName: "Omar Diaz",
		signerEmail: "omar@diaz.exmaple",
		error: "550 5.1.1 <omar@diaz.exmaple>: Recipient address rejected: User unknown",
	},
	"sender-pages-undrawn": {
		...notice,
		files: [
			{ name: "Lease.pdf", pages: [2, 5, 6, 7] },
			{ name: "Annex.pdf", pages: [1] },
		],
		isUnsent: true,
	},
	"sender-seal-failed": { ...notice, error: "The timestamp server did not answer within 10 seconds." },
	"sender-not-corrected": notice,
	"proof-code": { ...document, code: "048213", minutes: 10 },
	"identity-accepted": { ...document, url: "https://sign.example/sign/abc", by: "review", provider: null },
	"identity-rejected": {
		...document,
		url: "https://sign.example/sign/abc",
		rejection: "NotReadable",
		note: "There is a reflection over the number.",
		triesLeft: 2,
	},
	"sender-identity-review": { ...notice, signerName: "Omar Diaz", provider: null },
	"sender-identity-failed": { ...notice, signerName: "Omar Diaz", rejection: "Expired", triesLeft: 4 },
	"sender-proof-locked": { ...notice, signerName: "Omar Diaz", tries: 5 },
	"sender-send-failed": { ...notice, behalfName: "Ana Petrova" },
	"webhook-disabled": {
		...frame,
		accountName: "Harbour Homes",
		endpointUrl: "https://hooks.harbour.example/signet",
		endpointId: "018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a12",
		ending: "status",
		status: 503,
		disabledAt: at,
		url: "https://sign.example.com/settings/webhooks/018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a12",
	},
	"brand-domain-lost": {
		...frame,
		accountName: "Harbour Homes",
		brandName: "Harbour Homes",
		domainName: "harbour.example",
		recordName: "_signet.harbour.example",
		recordValue: "signet-verification=5f0c1c9e7d2a4c519a551c2f5f0f7a12",
		noticedAt: at,
	},
	"security-changed": {
		...frame,
		accountName: "Harbour Homes",
		topic: "api-keys",
		changes: [
			{
				at,
				kind: "ApiKeyCreated",
				name: "Nightly import",
				by: "mia@harbour.example",
				through: null,
				ip: "203.0.113.7",
				browser: "Firefox on Windows",
			},
		],
		url: "https://sign.example.com/settings/audit-log",
	},
	"export-started": {
		...frame,
		accountName: "Harbour Homes",
		personName: "Mia Chen",
		at,
		ip: "203.0.113.7",
		url: "https://sign.example.com/settings/data",
	},
	"export-ready": {
		...frame,
		accountName: "Harbour Homes",
		personName: "Mia Chen",
		at,
		isOwn: false,
		expiresAt: new Date("2026-03-01T09:00:00Z"),
		url: "https://sign.example.com/settings/data",
	},
	retention: {
		...frame,
		accountName: "Harbour Homes",
		senderName: null,
		documents: [
			{ title: "Lease agreement, 12 Harbour Street", completedAt: at },
			{ title: "Inventory, 12 Harbour Street", completedAt: at },
		],
		count: 3,
		deleteAt: new Date(at.getTime() + 14 * 86_400_000),
		keepsCertificate: true,
		url: "https://sign.example.com/documents?filter=completed",
	},
	"deletion-started": {
		...deletion,
		dueAt: new Date("2026-03-01T09:00:00Z"),
		deleted: 0,
		kept: [],
		certificates: "stay",
	},
	"deletion-reminder": {
		...deletion,
		dueAt: new Date("2026-03-01T09:00:00Z"),
		deleted: 0,
		kept: [],
		certificates: "go",
	},
	"deletion-undone": { ...deletion, dueAt: null, deleted: 0, kept: [], certificates: null },
	"deletion-done": {
		...deletion,
		...{ dueAt: null, deleted: 1204, kept: ["Lease agreement, 12 Harbour Street"], certificates: "stay" },
	},
	"identity-answered": {
		...frame,
		accountName: "Harbour Homes",
		personName: "Ana Petrova",
		personEmail: "ana@example.com",
		answer: "Denied",
		answeredAt: at,
	},
	"factor-changed": {
		...access,
		url: "https://sign.example.com/settings/security",
		change: "app-added",
		at,
		ip: "203.0.113.7",
	},
	"password-reset": { ...access, minutes: 30 },
	"behalf-sent": { ...behalf, signerNames: ["Omar Diaz", "Ana Petrova"] },
	"behalf-revoked": { ...behalf, reason: "The flat has a new owner. A new lease follows." },
	"behalf-reassigned": { ...behalf, signerName: "Ana Petrova", task: "sign" },
	"behalf-reminded": { ...behalf, signerName: "Ana Petrova" },
	"identity-request": { ...access, inviterName: "Mia Chen", accountName: "Harbour Homes", days: 30 },
	invitation: { ...access, inviterName: "Mia Chen", accountName: "Harbour Homes", days: 7 },
};

/** A brand as mails carry it, without a logo. */
export const SAMPLE_BRAND: MailBrand = {
	name: "Harbour Homes",
	logoUrl: null,
	backgroundColor: "#EEF3F1",
	buttonColor: "#0F6B57",
	buttonTextColor: "#FFFFFF",
	hidesTagLine: true,
};

/** A mail of the kind with believable content: for tests and for looking at. */
export function sampleContent(kind: MailKind, locale: string): MailContent {
	// The table is complete and right per kind; only the link between key and value is lost in the spread.
	return { kind, locale, ...SAMPLES[kind] } as MailContent;
}
