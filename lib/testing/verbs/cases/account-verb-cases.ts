import { createBrandWire, editBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { makeDraftField } from "#lib/domain/drafts/testing/steps.ts";
import { blockFieldOf } from "#lib/draft/block.ts";
import { newAddress } from "../../people.ts";
import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";
import { DEVELOPER_VERB_CASES } from "./developer-verb-cases.ts";
import { EXPORT_VERB_CASES } from "./export-verb-cases.ts";
import { PROVIDER_VERB_CASES } from "./provider-verb-cases.ts";

const APP = {
	name: "Acme CRM",
	redirectUris: ["https://app.example.com/callback"],
	scopes: ["openid"],
	secretValidityDays: null,
	billing: "User",
	refreshMode: "Absolute",
	actingUserId: null,
};

const PREVIEWED = {
	mail: "please-sign",
	locale: "EN",
	hasLogo: false,
	isLogoReadable: true,
	hasBackground: true,
	hasButton: true,
	hidesTagLine: false,
	isAttached: true,
	expiresAt: "2026-03-01T09:00:00Z",
	timeZone: null,
};

const onBrand = (more: object = {}): VerbCase => ({ args: (_, { brandId }) => [{ brandId, ...more }] });
const onIdentity = (more: object = {}): VerbCase => ({
	refusal: "InvalidEmail",
	args: (_, { identity }) => [{ email: identity.email, ...more }],
});
const onApp = (more: object = {}): VerbCase => ({ args: (_, { accountId, appId }) => [{ accountId, appId, ...more }] });
const field = (brandId: string) => ({
	fieldName: "Phone",
	fieldDescription: "",
	fieldOrder: 1,
	brandId,
	sharedField: true,
	definition: {},
});

const KEPT = { name: "Phone", idPrefix: "", restrictIdPrefixChange: false, isShared: true };

const PLACE = { recipientId: KEPT.name, fileId: KEPT.name };
const BLOCK_FIELD = blockFieldOf(makeDraftField("Signature", PLACE));

const WHOLE_LOG = { personId: null, type: null, from: null, to: null };

/** Verbs about what belongs to an account. */
export const ACCOUNT_VERB_CASES: Pick<
	VerbCases,
	| "brands.read"
	| "brands.change"
	| "custom-fields.read"
	| "custom-fields.change"
	| "blocks.read"
	| "blocks.change"
	| "sender-identities.read"
	| "sender-identities.create"
	| "sender-identities.change"
	| "sender-identities.delete"
	| "api-keys.manage"
	| "api-keys.create"
	| "oauth-apps.manage"
	| "oauth-apps.change"
	| "oauth-apps.read"
	| "webhooks.manage"
	| "webhooks.change"
	| "requests.read"
	| "account.inspect"
	| "credits.count"
	| "account.change"
	| "account.secure"
	| "account.export"
	| "account.start-export"
	| "account.delete-content"
	| "account.start-deletion"
	| "account-settings.manage"
	| "frame-origins.change"
	| "identity-settings.manage"
	| "sign-in-provider.manage"
	| "sign-in-provider.change"
	| "outbox.read"
	| "outbox.read-password-links"
> = {
	"brands.read": {
		on: "account",
		verbs: {
			getBrand: onBrand(),
			listBrands: { ...takes(), isList: true },
			viewBrandRequestEmails: { ...takes(), isList: true },
			previewBrandMail: { ...takes(PREVIEWED), on: "nothing" },
			previewCertificate: {
				...takes({ locale: "EN", timeZone: "UTC", name: "Quay", logo: null }),
				on: "nothing",
				isSlow: true,
			},
			viewDesignerFacts: { ...takes(), on: "nothing" },
		},
	},
	"brands.change": {
		on: "brand",
		verbs: {
			createBrand: { args: () => [{ request: createBrandWire.parse({ brandName: "Quay" }), files: [] }], isList: true },
			deleteBrand: onBrand(),
			checkDomainNow: onBrand(),
			countBrandUse: { ...takes(), isList: true },
			duplicateBrand: onBrand({ name: "Copy" }),
			editBrand: { args: (_, { brandId }) => [{ brandId, request: editBrandWire.parse({}), files: [] }] },
			setBrandRequestEmail: onBrand({ email: { subject: "Sign {{document.title}}", message: "" } }),
			sendBrandSample: onBrand({ mail: "please-sign", locale: "EN" }),
			resetDefaultBrand: { ...onBrand(), isForLive: true },
		},
	},
	"custom-fields.read": {
		on: "account",
		verbs: {
			listCustomFields: onBrand(),
			viewLibrary: onBrand(),
		},
	},
	"custom-fields.change": {
		on: "custom-field",
		verbs: {
			createCustomField: { args: (_, { brandId }) => [field(brandId)], on: "account" },
			keepField: {
				args: (_, { brandId }) => [{ ...KEPT, brandId, field: makeDraftField("TextBox", PLACE) }],
				on: "account",
			},
			editCustomField: {
				args: (world, { customFieldId }) => [
					{ customFieldId, field: field(world.thingOf("Admin", "own", true).brandId) },
				],
			},
			deleteCustomField: { args: (_, { customFieldId }) => [{ customFieldId }] },
			saveSettings: { args: (_, { customFieldId }) => [{ customFieldId, set: { name: "Telephone" } }] },
			moveCustomField: { args: (_, { customFieldId }) => [{ customFieldId, afterId: null }] },
			duplicateCustomField: {
				args: (_, { customFieldId, brandId }) => [{ customFieldId, brandId, name: "Telephone" }],
				on: "account",
			},
		},
	},
	"blocks.read": { on: "nothing", verbs: { listBlocks: takes() } },
	"blocks.change": {
		on: "block",
		verbs: {
			createBlock: { args: () => [{ name: "Signature", isShared: true, fields: [BLOCK_FIELD] }], on: "nothing" },
			changeBlock: { args: (_, { blockId: id }) => [{ id, change: { name: "Initials" } }] },
			deleteBlock: { args: (_, { blockId: id }) => [{ id }] },
			restoreBlock: { args: (_, { blockId: id }) => [{ id }] },
		},
	},
	"sender-identities.read": {
		on: "account",
		verbs: {
			getSenderIdentity: { args: (_, { identity }) => [{ id: identity.id, email: null }], refusal: "InvalidId" },
			viewIdentities: { args: () => [{ search: "", page: 1 }], isList: true },
			listSenderIdentities: { args: () => [{ page: 1, pageSize: 100, search: null, brandIds: [] }], isList: true },
		},
	},
	"sender-identities.create": {
		on: "nothing",
		verbs: { createSenderIdentity: { args: () => [{ email: newAddress(), name: "Mia", locale: "EN" }] } },
	},
	"sender-identities.change": {
		on: "account",
		verbs: {
			resendSenderInvitation: onIdentity(),
			rerequestSenderIdentity: onIdentity(),
			updateSenderIdentity: onIdentity({ name: "Mia" }),
		},
	},
	"sender-identities.delete": { on: "account", verbs: { deleteSenderIdentity: onIdentity() } },
	"api-keys.manage": {
		on: "account",
		verbs: {
			listAccountKeys: { ...takes(), isList: true },
			endApiKey: { args: (_, { apiKeyId }) => [{ apiKeyId }] },
		},
	},
	"api-keys.create": {
		on: "account",
		verbs: {
			makeOwnApiKey: {
				...takes({ name: "Script", environment: "sandbox", validDays: null, scopes: null }),
				isList: true,
			},
		},
	},
	"oauth-apps.manage": {
		on: "account",
		verbs: {
			setAppLogo: onApp({ image: null }),
			deleteOAuthApp: onApp(),
			listOAuthApps: { args: (_, { accountId }) => [accountId] },
		},
	},
	"oauth-apps.change": {
		on: "account",
		verbs: {
			createOAuthApp: { args: (_, { accountId }) => [{ accountId, ...APP }] },
			rollClientSecret: onApp({ environment: "live", overlapHours: 0 }),
			updateOAuthApp: onApp(APP),
		},
	},
	"oauth-apps.read": {
		on: "account",
		verbs: {
			viewOAuthApp: { args: (_, { appId }) => [appId] },
			listActingUsers: { ...takes(), isList: true },
		},
	},
	...DEVELOPER_VERB_CASES,
	"credits.count": { on: "nothing", verbs: { countCredits: takes() } },
	"account.inspect": {
		on: "nothing",
		verbs: {
			listAccountEvents: takes({ query: WHOLE_LOG, after: null, pageSize: 10 }),
			exportAccountEvents: takes(WHOLE_LOG),
			listLogChoices: takes(),
			viewCredits: takes(),
			viewPlan: takes(),
			lookAtInstallation: takes({ origin: null, forwarded: [], peer: "", address: "" }),
		},
	},
	"account.change": {
		on: "nothing",
		verbs: {
			viewOrganisation: takes(),
			viewFactorRule: takes(),
			viewRetention: takes(),
			sealFailedNow: takes(),
			sendMailsNow: takes(),
			sendTestMail: takes(),
			viewIdentitySettings: takes(),
		},
	},
	"account.secure": {
		on: "nothing",
		verbs: {
			setFactorRule: takes({ isRequired: false }),
			resetFactorsOf: { args: (_, { userId }) => [{ userId }], on: "user" },
			setRetention: takes({ days: 365, keepsCertificate: true }),
		},
	},
	...EXPORT_VERB_CASES,
	"account-settings.manage": {
		on: "account",
		verbs: {
			setAccountSettings: { args: (_, { accountId }) => [{ accountId, settings: { name: "Acme" } }] },
		},
	},
	"frame-origins.change": { on: "account", verbs: {} },
	"identity-settings.manage": {
		on: "account",
		verbs: {
			setIdentitySettings: { args: (_, { accountId }) => [{ accountId, settings: { identityPictureDays: 20 } }] },
		},
	},
	...PROVIDER_VERB_CASES,
	"outbox.read": {
		on: "account",
		verbs: {
			listOutbox: { ...takes({ cursor: null }), isList: true },
			viewOutboxMail: { args: (_, { mailId }) => [{ mailId }] },
			downloadMailAttachment: { args: (_, { mailId }) => [{ mailId, index: 0 }] },
		},
	},
	"outbox.read-password-links": { on: "account", verbs: {} },
};
