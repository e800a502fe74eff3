import { randomUUID } from "node:crypto";
import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { MAIL_KINDS, type MailKind } from "#lib/queue/definitions.ts";
import type { Holder, Secret } from "../holders.ts";
import type { World } from "../world.ts";
import { IDENTIFYING_ARGS } from "./identity-verb-cases.ts";
import { PROVIDER, withProvider } from "./provider-verb-cases.ts";

/** What a verb is called with: the account or link of one, and what else is named of another. */
export type Crossing = (holder: Holder, asked: Holder, world: World) => unknown[] | Promise<unknown[]>;

const PASSWORD = "correct horse battery";
const APP = {
	name: "Acme CRM",
	redirectUris: ["https://app.example.com/callback"],
	scopes: ["openid"],
	secretValidityDays: null,
	billing: "User",
	refreshMode: "Absolute",
};
const ENDPOINT = { url: "https://hooks.example.com/", events: [], environment: "All", mayReachPrivate: false };

const ofApp =
	(more: object = {}): Crossing =>
	({ accountId }, { appId }) => [{ accountId, appId, ...more }];
const ofEndpoint =
	(more: object = {}): Crossing =>
	({ accountId }, { endpointId }) => [{ accountId, endpointId, ...more }];

/** Verbs of the command line that name an account and something in it: both must be of one account. */
export const OPERATOR_CROSSINGS: Record<string, Crossing> = {
	createApiKey: ({ accountId }, { userId }) => [{ accountId, userId, name: "Key", environment: "live" }],
	revokeApiKey: ({ accountId }, { apiKeyId }) => [{ accountId, apiKeyId }],
	deleteAccountGroup: ({ accountId }, { groupId }) => [{ accountId, groupId }],
	findUserByAddress: ({ accountId }, { userEmail: email }) => [{ accountId, email }],
	createUser: ({ accountId }, { teamId }) => [
		{ accountId, teamId, email: `${randomUUID()}@example.com`, name: "Ida", role: "Member" },
	],
	resetTwoFactor: ({ accountId }, { userEmail: email }) => [{ accountId, email }],
	unlinkFromProvider: ({ accountId }, { userEmail: email }) => [{ accountId, email }],
	replacePassword: ({ accountId }, { userEmail: email }) => [{ accountId, email, password: PASSWORD }],
	setAppLogo: ofApp({ image: null }),
	createOAuthApp: ({ accountId }, { userId: actingUserId }) => [{ accountId, ...APP, actingUserId }],
	deleteOAuthApp: ofApp(),
	rollClientSecret: ofApp({ environment: "live", overlapHours: 0 }),
	updateOAuthApp: ofApp({ ...APP, actingUserId: null }),
	createEndpoint: ({ accountId }, { appId }) => [{ accountId, ...ENDPOINT, appId }],
	changeEndpoint: ofEndpoint({ url: ENDPOINT.url, events: [], environment: "All" }),
	deleteEndpoint: ofEndpoint(),
	pauseEndpoint: ofEndpoint(),
	resendFailed: ofEndpoint(),
	viewDelivery: ({ accountId }, { deliveryId }) => [{ accountId, deliveryId }],
	enableEndpoint: ofEndpoint(),
	listDeliveries: ofEndpoint({ status: null, eventType: null, before: null, limit: 10 }),
	resendDelivery: ({ accountId }, { deliveryId }) => [{ accountId, deliveryId }],
	rollEndpointSecret: ofEndpoint({ overlapHours: 0 }),
	verifyEndpoint: ofEndpoint(),
};

/** Verbs of the command line that name an account and nothing in it: they change rows of no other one. */
export const OPERATOR_ACCOUNT_CALLS: Record<string, Crossing> = {
	createAccountBrand: ({ accountId }) => [accountId, { request: { brandName: "Quay" }, files: [] }],
	listAccountBrands: ({ accountId }) => [accountId],
	createAccountGroup: ({ accountId }) => [
		{ accountId, groupName: "Tenants", contacts: [{ name: "Mia", email: "mia@example.com" }] },
	],
	listAccountGroups: ({ accountId }) => [accountId],
	viewEndpoints: ({ accountId }) => [accountId],
	setCredits: ({ accountId }) => [{ accountId, credits: 5 }],
	inspectAccount: ({ accountId }) => [accountId],
	inspectUsers: ({ accountId }) => [accountId],
	inspectApiKeys: ({ accountId }) => [accountId],
	setAccountSettings: ({ accountId }) => [{ accountId, settings: { website: "quay.example" } }],
	setIdentitySettings: ({ accountId }) => [{ accountId, settings: { identityPictureDays: 20 } }],
	viewSignInProvider: ({ accountId }) => [accountId],
	saveSignInProvider: ({ accountId }) => [{ accountId, ...PROVIDER }],
	switchSignInProvider: async ({ accountId }) => [{ accountId: (await withProvider(accountId))[0], isEnabled: false }],
	trySignInProvider: ({ accountId }) => withProvider(accountId),
	removeSignInProvider: ({ accountId }) => withProvider(accountId),
	setPlan: ({ accountId }) => [{ accountId, plan: "business" }],
	listOAuthApps: ({ accountId }) => [accountId],
	listEndpoints: ({ accountId }) => [accountId],
};

/** Verbs of visitors that name an account and something in it. */
export const VISITOR_CROSSINGS: Record<string, Crossing> = {
	openLogo: ({ accountId }, { logoName }) => [accountId, logoName],
};

/** Verbs of visitors by what they take, and as what. */
export const SECRET_VERBS: Record<string, { takes: Secret; args?: (secret: string) => unknown[] }> = {
	getCopyPage: { takes: "copy" },
	openCopyLink: { takes: "copy" },
	viewIdentityRequest: { takes: "identity" },
	answerIdentityRequest: { takes: "identity", args: (token) => [{ token, answer: "Approve" }] },
	findFrameOriginsOfLink: { takes: "signing" },
	findMethodOfLink: { takes: "signing" },
	getNewestEntries: { takes: "signing" },
	getSigningPage: { takes: "signing" },
	requestNewLink: { takes: "signing" },
	authenticateSigner: { takes: "signing" },
	proveSigner: { takes: "signing", args: (token) => [token, "123456"] },
	sendProofCode: { takes: "signing" },
	...Object.fromEntries(
		Object.entries(IDENTIFYING_ARGS).map(([name, args]) => [
			name,
			{ takes: "signing" as const, args: (token: string) => [token, ...args] },
		]),
	),
	sayPresent: { takes: "signing" },
	handBack: { takes: "signing", args: (token) => [token, "left"] },
	openReviewLink: { takes: "review" },
	findPasswordLink: { takes: "password" },
	isKnownLink: { takes: "password", args: (token) => [{ kind: "password", token }] },
	setPassword: { takes: "password", args: (token) => [{ token, password: PASSWORD, name: "Ida" }] },
	findSession: { takes: "session" },
	judgeSession: { takes: "session" },
	countApiKeyCall: { takes: "key", args: (key) => [key, { live: "live", sandbox: "sandbox", durationSeconds: 60 }] },
};

const mail =
	(kind: MailKind): Crossing =>
	({ accountId }, asked) => [
		{
			id: randomUUID(),
			payload: {
				kind,
				accountId,
				documentId: asked.documentId,
				signerId: asked.signerId,
				userId: asked.userId,
				carbonCopyId: asked.copy.carbonCopyId,
				// Of a document that was sent for somebody else, its sender is told nothing.
				...(kind.startsWith("sender-") ? {} : { senderIdentityId: asked.identity.id }),
				webhookEndpointId: asked.endpointId,
				brandId: asked.brandId,
			},
			isFirstAttempt: true,
			isLastAttempt: false,
		},
	];

/** Jobs whose payload names two things that must be of one account, by a name for each; `said`: there is something to do. */
export const JOB_CROSSINGS: Record<string, { verb: string; args: Crossing; said: boolean }> = {
	...Object.fromEntries(
		MAIL_KINDS.map((kind) => {
			const said = ["please-sign", "new-link", "copy-sent", "sender-viewed", "password-reset", "identity-request"];
			return [`sendMail ${kind}`, { verb: "sendMail", args: mail(kind), said: said.includes(kind) }];
		}),
	),
	sendSms: {
		verb: "sendSms",
		said: true,
		args: ({ accountId }, { documentId, signerId }) => [
			{
				id: randomUUID(),
				payload: { kind: "please-sign", accountId, documentId, signerId },
				isFirstAttempt: true,
				isLastAttempt: false,
			},
		],
	},
	handOverDocuments: {
		verb: "handOverDocuments",
		said: true,
		args: ({ accountId }, { userId }, { actors }) => {
			const { userId: toUserId } = actors.Member.principal;
			return [{ accountId, fromUserId: userId, toUserId, actorId: toUserId }];
		},
	},
};

/** Jobs whose payload names a document and somebody in it: nobody of any other document is told anything. */
export const JOB_DOCUMENT_CROSSINGS: Record<string, { verb: string; args: Crossing }> = {
	sendAutoReminder: {
		verb: "sendAutoReminder",
		args: ({ documentId }, { signerId }) => [{ documentId, signerId }],
	},
	"sendMail please-sign": {
		verb: "sendMail",
		args: async (holder, asked, world) => withPart(await mail("please-sign")(holder, holder, world), asked),
	},
	"sendMail copy-sent": {
		verb: "sendMail",
		args: async (holder, asked, world) => withPart(await mail("copy-sent")(holder, holder, world), asked),
	},
};

function withPart([run]: unknown[], { signerId, copy }: Holder): unknown[] {
	const { payload, ...rest } = run as { payload: object };
	return [{ ...rest, payload: { ...payload, signerId, carbonCopyId: copy.carbonCopyId } }];
}

/** Jobs whose payload names one thing by its id: they change rows of that thing's account alone. */
export const JOB_CALLS: Record<string, Crossing> = {
	checkDomain: ({ brandId }) => [brandId],
	redactSession: ({ documentId }) => [documentId],
	runDeletion: ({ documentId }) => [documentId],
	runExport: ({ documentId }) => [documentId, { isLastAttempt: false }],
	readVerification: ({ documentId }) => [documentId, { isLastAttempt: false }],
	drawPageImages: ({ documentId }) => [documentId],
	checkDocument: ({ documentId }) => [documentId],
	giveUpCheck: ({ documentId }) => [documentId],
	expireDocument: ({ documentId }) => [documentId],
	purgeDocument: ({ documentId }) => [documentId, "deleted"],
	readPageTexts: ({ draftId }) => [draftId],
	sendScheduled: ({ draftId }) => [draftId],
	sendExpiryAlert: ({ documentId }) => [documentId],
	recordSealFailure: ({ documentId }) => [documentId, new Error("no seal")],
	sealDocument: ({ documentId }) => [documentId],
	timestampDocument: ({ documentId }) => [documentId],
	ingestTemplate: ({ documentId }) => [documentId, { isLastAttempt: false }],
	deliverWebhook: ({ deliveryId }) => [deliveryId],
};

/** The document that a copy is asked of. */
export const COPY_CROSSINGS: Record<string, Crossing> = {
	openCopy: async (_, { documentId }) => [await findWholeDocument(documentId)],
};

/** Verbs of whoever is no user that name nothing of anybody's, and why. */
export const NAMES_NOTHING: Record<string, string> = {
	keepRequests: "writes what each call brings along, its own account included",
	openSigningPage: "is getSigningPage with its pictures begun",
	requestPasswordReset: "tells its caller nothing, and mails whoever has the address",
	signIn: "proves who it is by a password",
	viewHalfWay: "tells who is half-way in what to prove, by a secret: two-factor tests show it",
	askHalfWayForPasskey: "tells a browser half-way in what to ask, by a secret: two-factor tests show it",
	askForAnyPasskey: "makes a challenge for anybody",
	signInByPasskey: "proves who it is by a passkey",
	findShownProvider: "names the provider that is shown to everybody: provider tests show it",
	findProviderOfAddress: "names a provider by a domain: provider tests show it",
	beginProviderSignIn: "names an account as everybody may: provider tests show that it lets in to no other",
	finishProviderSignIn: "goes on with signing in, by what the browser has kept: provider tests show it",
	proveFactor: "goes on with signing in, by a secret: two-factor tests show it",
	endEnrolment: "goes on with signing in, by a secret: enrolment tests show it",
	beginEnrolledApp: "sets up an app of somebody half-way in, by a secret: enrolment tests show it",
	confirmEnrolledApp: "sets up an app of somebody half-way in, by a secret: enrolment tests show it",
	askForEnrolledPasskey: "makes a challenge for somebody half-way in, by a secret: enrolment tests show it",
	addEnrolledPasskey: "adds a passkey of somebody half-way in, by a secret: enrolment tests show it",
	heldUpBy: "says why a session counts no longer to whoever holds its id: enrolment tests show it",
	signOut: "ends the session whose id it is shown",
	authenticateAccessToken: "looks a token up by its hash: oauth journeys show it",
	inArtifactScope: "opens a transaction for a library",
	hasConsented: "is asked by the authorization server for the user that it has found",
	noteClientEvent: "is told of a client by the authorization server that has found it",
	checkHealth: "says whether parts work",
	openAppLogo: "is for anybody who is asked for consent",
	findOrigin: "is for whoever holds a file",
	returnFromProvider: "has a job look at the session that it names: hosted tests show it",
	takeVerifierEvent: "is told by a provider, which signs it: hosted tests show it",
	verifyFile: "is for whoever holds a file",
	authenticateTrails: "is of the installation",
	rewrapEvidenceKeys: "is of the installation",
	forgetFacts: "is of the installation",
	diagnose: "looks at the installation, and of an account at what its caller is of: doctor tests show it",
	adoptInstallation: "is of the installation",
	checkFiles: "is of the installation",
	detachInstallation: "is of the installation",
	probeProviders: "is of the installation",
	noteBackup: "is of the installation",
	noteClockSetBack: "is of the installation",
	noteProcess: "is of the installation",
	forgetProcesses: "is of the installation",
	findTheAccount: "is of the installation",
	createAccount: "makes one",
	createFirstAdmin: "makes one",
	keepHouse: "is for all accounts",
};
