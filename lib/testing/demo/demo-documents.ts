/** What becomes of a document after it was sent; days are counted back from now. */
export type DemoStep =
	| { kind: "view" | "sign"; signer: number; daysAgo: number }
	| { kind: "decline"; signer: number; daysAgo: number; reason: string }
	| { kind: "revoke"; daysAgo: number; message: string }
	| { kind: "expire"; daysAgo: number }
	| { kind: "bounce"; signer: number; daysAgo: number }
	/** The person in whose name it is to be sent has taken the consent back, so it becomes a draft. */
	| { kind: "fail-to-send"; daysAgo: number };

export type DemoDocument = {
	title: string;
	message?: string;
	/** People by name; "group" is the legal team. */
	signers: readonly string[];
	isOrdered?: boolean;
	sentDaysAgo: number;
	/** Sent in so many days; left out: at once. */
	inDays?: number;
	isBranded?: boolean;
	onBehalfOf?: string;
	environment?: "sandbox";
	steps: readonly DemoStep[];
};

/** One of each state, and of each trouble that a sender can have. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
	{
		title: "Lease for 14 Harbour Street",
		message: "The keys are yours on the first of the month.",
		signers: ["Mia Chen", "Omar Diaz"],
		isOrdered: true,
		isBranded: true,
		sentDaysAgo: 20,
		steps: [
			{ kind: "view", signer: 0, daysAgo: 19 },
			{ kind: "sign", signer: 0, daysAgo: 19 },
			{ kind: "view", signer: 1, daysAgo: 18 },
			{ kind: "sign", signer: 1, daysAgo: 17 },
		],
	},
	{
		title: "Consulting agreement",
		signers: ["Lena Roth", "Noor Haddad"],
		sentDaysAgo: 3,
		steps: [{ kind: "sign", signer: 0, daysAgo: 2 }],
	},
	{
		title: "Privacy addendum",
		signers: ["Jonas Weber"],
		sentDaysAgo: 1,
		steps: [{ kind: "view", signer: 0, daysAgo: 0 }],
	},
	{ title: "Power of attorney", signers: ["group"], sentDaysAgo: 1, steps: [] },
	{
		title: "Travel expenses",
		signers: ["Ada Lindqvist"],
		sentDaysAgo: 2,
		steps: [{ kind: "bounce", signer: 0, daysAgo: 2 }],
	},
	{
		title: "Supply contract",
		signers: ["Mia Chen"],
		sentDaysAgo: 9,
		steps: [
			{ kind: "view", signer: 0, daysAgo: 8 },
			{ kind: "decline", signer: 0, daysAgo: 8, reason: "The delivery dates on page 2 are those of last year." },
		],
	},
	{
		title: "Offer 2041",
		signers: ["Omar Diaz"],
		sentDaysAgo: 12,
		steps: [{ kind: "revoke", daysAgo: 11, message: "The price has changed; a new offer follows." }],
	},
	{
		title: "Non-disclosure agreement",
		signers: ["Lena Roth"],
		sentDaysAgo: 61,
		steps: [{ kind: "expire", daysAgo: 1 }],
	},
	{ title: "Yearly review", signers: ["Noor Haddad"], sentDaysAgo: 0, inDays: 3, steps: [] },
	{
		title: "Board resolution",
		signers: ["Jonas Weber"],
		sentDaysAgo: 2,
		inDays: 1,
		onBehalfOf: "grace@example.com",
		steps: [{ kind: "fail-to-send", daysAgo: 1 }],
	},
	{ title: "Trying out the sandbox", signers: ["Mia Chen"], sentDaysAgo: 0, environment: "sandbox", steps: [] },
];
