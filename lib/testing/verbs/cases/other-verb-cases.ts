import { randomUUID } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { NO_SURROUNDINGS } from "#lib/testing/no-surroundings.ts";
import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";
import { FACTOR_VERB_CASES, PASSKEY } from "./factor-verb-cases.ts";
import { IDENTIFYING_VERB_CASES } from "./identity-verb-cases.ts";

/** Well-formed, and of nothing. */
const NOWHERE = randomUUID();
const TOKEN = "x".repeat(43);
const MARK = { kind: "type", text: "Mia", face: "caveat" };
const PASSWORD = "correct horse battery";
const CLIENT = {
	clientId: "client",
	isSandbox: false,
	appId: NOWHERE,
	appName: "Acme",
	hasLogo: false,
	accountId: NOWHERE,
	accountName: "Acme",
	redirectUris: [],
	scopes: [],
	refreshMode: "Absolute",
	actingUserId: null,
};

const PROCESS = {
	id: NOWHERE,
	kind: "worker",
	host: "here",
	pid: 1,
	version: "0.1.0",
	memoryMb: 90,
	uncaughtErrors: 0,
	visitedHosts: [],
	...NO_SURROUNDINGS,
	startedAt: new Date(),
};

const ofAccount = (more: object = {}): VerbCase => ({ args: (_, { accountId }) => [{ accountId, ...more }] });
const theAccount: VerbCase = { args: (_, { accountId }) => [accountId] };

const upload = async () => {
	const dir = (await makeTempDir()).path;
	const path = join(dir, "mark.png");
	await copyFile(join(process.cwd(), "public/icon-mail.png"), path);
	return { file: { path, fileName: "mark.png", sizeBytes: 10 }, dir };
};

/** Verbs about oneself, and what every call may. */
export const SELF_VERB_CASES: Pick<VerbCases, "self.manage" | "self.secure" | "calls.repeat"> = {
	"self.manage": {
		on: "nothing",
		verbs: {
			listConnectedApps: takes(),
			revokeConnectedApp: { args: ({ client: { appId } }) => [{ appId }] },
			giveConsent: { args: ({ client }) => [{ ...CLIENT, ...client }, []] },
			denyConsent: { args: ({ client }) => [{ ...CLIENT, ...client }, []] },
			changePassword: takes({ currentPassword: PASSWORD, password: PASSWORD }),
			chooseEnvironment: takes({ isSandbox: false }),
			endOtherSessions: takes(),
			nameAdmins: takes(),
			endSession: takes({ sessionId: NOWHERE }),
			sessionStart: takes(),
			chooseOwnLanguage: takes({ locale: "FR" }),
			chooseOwnName: takes({ name: "Ada Chen" }),
			chooseTimeZone: takes({ timeZone: "Europe/Paris" }),
			setOwnPicture: takes({ image: null }),
			viewFirstSteps: takes(),
			putFirstStepsAway: takes({ isAway: true }),
			listSavedViews: takes(),
			saveView: takes({ name: "Mine", query: "filter=mine" }),
			removeView: takes({ id: NOWHERE }),
			viewOwnRequest: takes(),
			answerOwnRequest: { args: () => [{ answer: "Approve" }] },
			updateNotificationSettings: takes({ settings: {} }),
			viewSettings: takes(),
			viewSecurity: takes(),
			viewOwnWays: takes(),
			renamePasskey: { args: () => [{ passkeyId: NOWHERE, name: "" }] },
			askOwnPasskeys: takes(),
			reauthenticate: takes({ password: PASSWORD }),
		},
	},
	...FACTOR_VERB_CASES,
	"calls.repeat": {
		on: "nothing",
		verbs: { answerOnce: { args: () => [randomUUID(), "content", 200, async () => null] } },
	},
};

/** Verbs of whoever comes by a link. */
export const LINK_VERB_CASES: Pick<VerbCases, "signing.read" | "signing.act" | "copies.read" | "links.open"> = {
	"signing.read": {
		on: "nothing",
		verbs: {
			viewSigningPageImage: takes(1, null),
			viewSigningPageOverlay: takes(1),
			viewSigningText: takes(0, 0),
			viewSigningSource: takes(0),
			findFieldFile: takes("passport"),
			viewOwnMark: takes("signature"),
			openSigningDownload: takes(),
		},
	},
	"signing.act": {
		on: "nothing",
		verbs: {
			adoptMark: takes("signature", MARK),
			adoptUploadedMark: {
				isSlow: true,
				args: async () => {
					const { file, dir } = await upload();
					return ["signature", file, dir];
				},
			},
			chooseLanguage: takes({ locale: "FR" }),
			declineDocument: takes({ reason: "Too dear" }),
			finishLater: takes(),
			finishSigning: takes({ edition: 0 }),
			giveConsentAndShow: takes({ version: CONSENT_VERSION }, TOKEN),
			makePhoneLink: takes(),
			markViewed: takes(),
			reassignSigner: takes({ name: "Ida", email: "ida@example.com", reason: "On leave" }),
			saveFieldValue: takes({ fieldId: "note", value: { kind: "text", text: "yes" }, revision: 0 }),
			uploadFieldFile: {
				args: async () => {
					const { file, dir } = await upload();
					return [{ fieldId: "picture", file }, dir];
				},
			},
		},
	},
	"copies.read": { on: "nothing", verbs: { openCopy: takes({ files: [], carbonCopies: [], title: "Lease" }) } },
	"links.open": {
		on: "nothing",
		verbs: {
			getCopyPage: takes(TOKEN),
			openCopyLink: takes(TOKEN),
			viewIdentityRequest: takes(TOKEN),
			answerIdentityRequest: takes({ token: TOKEN, answer: "Approve" }),
			findFrameOriginsOfLink: takes(TOKEN),
			findMethodOfLink: takes(TOKEN),
			openReviewLink: takes(TOKEN),
			getNewestEntries: takes(TOKEN),
			getSigningPage: takes(TOKEN),
			openSigningPage: takes(TOKEN),
			requestNewLink: takes(TOKEN),
			findPasswordLink: takes(TOKEN),
			isKnownLink: takes({ kind: "password", token: TOKEN }),
			setPassword: takes({ token: TOKEN, password: PASSWORD }),
		},
	},
};

/** Verbs of visitors, of the authorization server, of operators and of jobs. */
export const SYSTEM_VERB_CASES: Pick<
	VerbCases,
	"identity.prove" | "authorization.serve" | "public.read" | "installation.administer" | "jobs.run"
> = {
	"identity.prove": {
		on: "nothing",
		verbs: {
			countApiKeyCall: takes("no key", { live: "live", sandbox: "sandbox", durationSeconds: 60 }),
			authenticateAccessToken: takes(TOKEN),
			authenticateSigner: takes(TOKEN),
			proveSigner: takes(TOKEN, "123456"),
			sendProofCode: takes(TOKEN),
			...IDENTIFYING_VERB_CASES,
			returnFromProvider: takes(NOWHERE),
			takeVerifierEvent: takes({ verifier: "Stripe", body: Buffer.from("{}"), signature: "" }),
			sayPresent: takes(TOKEN),
			handBack: takes(TOKEN, "left"),
			findSession: takes(NOWHERE),
			viewHalfWay: takes(TOKEN),
			askHalfWayForPasskey: takes(TOKEN),
			findShownProvider: takes(null),
			findProviderOfAddress: takes("nobody@example.com"),
			beginProviderSignIn: takes({ accountId: NOWHERE, again: false, returnTo: "/start" }),
			finishProviderSignIn: takes({ accountId: NOWHERE, query: "", kept: null }),
			askForAnyPasskey: takes(),
			signInByPasskey: takes(PASSKEY),
			proveFactor: takes(TOKEN, { code: "123456" }),
			endEnrolment: takes(TOKEN),
			beginEnrolledApp: takes(TOKEN),
			confirmEnrolledApp: takes(TOKEN, { code: "123456" }),
			askForEnrolledPasskey: takes(TOKEN),
			addEnrolledPasskey: takes(TOKEN, { name: "Laptop", answer: PASSKEY }),
			heldUpBy: takes(NOWHERE),
			judgeSession: takes(NOWHERE),
			requestPasswordReset: takes({ email: "nobody@example.com" }),
			signIn: takes({ email: "nobody@example.com", password: PASSWORD }),
			signOut: takes(NOWHERE),
		},
	},
	"authorization.serve": {
		on: "nothing",
		verbs: {
			inArtifactScope: takes(async () => new Response()),
			hasConsented: { args: ({ actors }) => [actors.Admin.principal, CLIENT, []] },
			noteClientEvent: takes(CLIENT, { type: "OAuthRefused", data: {} }),
		},
	},
	"public.read": {
		on: "nothing",
		verbs: {
			openLogo: takes(NOWHERE, "logo.png"),
			checkHealth: takes(),
			openAppLogo: takes(NOWHERE),
			findOrigin: takes({ sha256: "0".repeat(64), documentId: null, chainHead: null, sealedWith: null }),
			verifyFile: {
				args: () => [
					{ path: join(process.cwd(), "lib/testing/corpus/plain.pdf"), fileName: "Lease.pdf", sha256: "0".repeat(64) },
					async () => ({ kind: "unasked" }),
				],
			},
		},
	},
	"installation.administer": {
		on: "nothing",
		verbs: {
			createApiKey: {
				args: (_, { accountId, userId }) => [{ accountId, userId, name: "Key", environment: "live" }],
			},
			revokeApiKey: { args: (_, { accountId, apiKeyId }) => [{ accountId, apiKeyId }] },
			createAccountBrand: { args: (_, { accountId }) => [accountId, { request: { brandName: "Quay" }, files: [] }] },
			listAccountBrands: theAccount,
			createAccountGroup: ofAccount({ groupName: "Owners", contacts: [{ name: "Mia", email: "mia@example.com" }] }),
			deleteAccountGroup: ofAccount({ groupId: NOWHERE }),
			listAccountGroups: theAccount,
			setCredits: ofAccount({ credits: 5 }),
			authenticateTrails: takes({ again: true }),
			rewrapEvidenceKeys: takes({ formerKey: Buffer.alloc(32) }),
			forgetFacts: takes([]),
			diagnose: takes(),
			adoptInstallation: takes(""),
			checkFiles: takes(),
			detachInstallation: takes(""),
			noteBackup: takes(new Date()),
			noteClockSetBack: takes(3_600_000),
			noteProcess: takes(PROCESS),
			forgetProcesses: takes(() => false),
			findTheAccount: takes(),
			inspectAccount: theAccount,
			inspectUsers: theAccount,
			findUserByAddress: ofAccount({ email: "nobody@example.com" }),
			inspectApiKeys: theAccount,
			createAccount: takes({ name: "Acme", plan: "business" }),
			createFirstAdmin: takes({ name: "Acme", plan: "business", email: "ada@example.com", password: PASSWORD }),
			createUser: ofAccount({ email: "ida@example.com", name: "Ida", role: "Member" }),
			resetTwoFactor: ofAccount({ email: "nobody@example.com" }),
			unlinkFromProvider: ofAccount({ email: "nobody@example.com" }),
			replacePassword: ofAccount({ email: "nobody@example.com", password: PASSWORD }),
			setPlan: ofAccount({ plan: "business" }),
		},
	},
	"jobs.run": {
		on: "nothing",
		verbs: {
			checkDomain: takes(NOWHERE),
			readVerification: takes(NOWHERE, { isLastAttempt: false }),
			redactSession: takes(NOWHERE),
			sendMail: takes({
				id: NOWHERE,
				payload: { kind: "invitation", accountId: NOWHERE, userId: NOWHERE },
				isFirstAttempt: true,
				isLastAttempt: false,
			}),
			sendSms: takes({
				id: NOWHERE,
				payload: { kind: "please-sign", accountId: NOWHERE, documentId: NOWHERE, signerId: NOWHERE },
				isFirstAttempt: true,
				isLastAttempt: false,
			}),
			drawPageImages: takes(NOWHERE),
			checkDocument: takes(NOWHERE),
			giveUpCheck: takes(NOWHERE),
			expireDocument: takes(NOWHERE),
			handOverDocuments: takes({ accountId: NOWHERE, fromUserId: NOWHERE, toUserId: NOWHERE, actorId: NOWHERE }),
			runDeletion: takes(NOWHERE),
			runExport: takes(NOWHERE, { isLastAttempt: false }),
			purgeDocument: takes(NOWHERE, "deleted"),
			readPageTexts: takes(NOWHERE),
			sendScheduled: takes(NOWHERE),
			ingestTemplate: takes(NOWHERE, { isLastAttempt: false }),
			keepHouse: takes(),
			keepRequests: takes([]),
			probeProviders: takes(),
			sendAutoReminder: takes({ documentId: NOWHERE, signerId: NOWHERE }),
			sendExpiryAlert: takes(NOWHERE),
			recordSealFailure: takes(NOWHERE, new Error("no seal")),
			sealDocument: takes(NOWHERE),
			timestampDocument: takes(NOWHERE),
			deliverWebhook: takes(NOWHERE),
		},
	},
};
