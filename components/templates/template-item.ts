/** A template as its page shows it. */
export type TemplateItem = {
	id: string;
	version: number;
	status: "Draft" | "Ready" | "Failed";
	/** Why its files can’t be used; null unless it failed. */
	failure: string | null;
	title: string;
	description: string;
	documentTitle: string;
	message: string;
	/** Subject of signing emails; empty: the brand’s. */
	requestSubject: string;
	/** Documents use the default brand, because its own was deleted. */
	isBrandGone: boolean;
	owner: { id: string; name: string; email: string };
	/** ISO 8601. */
	changedAt: string;
	changedBy: string;
	labels: string[];
	templateLabels: string[];
	/** The oldest first. */
	shares: TemplateShareItem[];
	pages: TemplatePageItem[];
	mayEdit: boolean;
	mayShare: boolean;
	/** When changes were made last that aren’t saved; null: there are none, or they are others’. ISO 8601. */
	unsavedAt: string | null;
	mayDelete: boolean;
	files: { id: string; name: string; pages: number }[];
	roles: TemplateRoleItem[];
	/** Names or addresses of people who receive a copy. */
	copies: string[];
};

/** A page with its fields. */
export type TemplatePageItem = {
	fileId: string;
	/** 1-based in the file. */
	filePage: number;
	widthPx: number;
	heightPx: number;
	isUndrawn: boolean;
	/** name: what it is and whose. hue: of its role. */
	fields: {
		key: string;
		name: string;
		bounds: { x: number; y: number; width: number; height: number };
		hue: number;
	}[];
};

/** A team or a person that a template is shared with. */
export type TemplateShareItem = {
	kind: "team" | "person";
	id: string;
	name: string;
	/** Of a person. */
	email?: string;
	level: "Use" | "Edit";
};

export type TemplateRoleItem = {
	/** 1–50, unique in the template. */
	index: number;
	role: string;
	name: string;
	email: string;
	type: "Signer" | "Reviewer" | "InPersonSigner" | "Copy";
	/** Whether someone else may take it. */
	mayChange: boolean;
	/** Name of the contact group that signs; null for a person. */
	group: string | null;
	/** How many form fields it has. */
	fields: number;
};
