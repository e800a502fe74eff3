import { randomUUID } from "node:crypto";
import type { SendDocumentRequest } from "#lib/contract/documents/send-document.ts";
import type { Tx } from "#lib/db/client.ts";
import { holdTeam } from "#lib/db/stores/account-users.ts";
import type { LockedDocument } from "#lib/db/stores/documents.ts";
import { insertDocument, type NewDocument } from "#lib/db/stores/new-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import { withBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { chooseBrand } from "#lib/domain/brands/choose-brand.ts";
import { withBrandDefaults } from "#lib/domain/brands/with-brand-defaults.ts";
import { chooseGroups } from "#lib/domain/contact-groups/choose-groups.ts";
import type { UserContext, UserPrincipal } from "#lib/domain/context.ts";
import { findCreditPayer } from "#lib/domain/credits/find-credit-payer.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import { takeCredit } from "#lib/domain/credits/take-credit.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { chooseIdentity } from "#lib/domain/sender-identities/choose-identity.ts";
import { behalfOf, withIdentity } from "#lib/domain/sender-identities/with-identity.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type TempFiles, tempFiles } from "#lib/storage/temp.ts";
import { type Recipients, startDocument } from "../asking/start-document.ts";
import { buildDocument } from "./build-document.ts";
import { checkFields } from "./check-fields.ts";
import { fetchFiles } from "./fetch-files.ts";
import { placeFoundFields } from "./place-found-fields.ts";
import { placeTextTags } from "./place-text-tags.ts";
import { requireSmsPlan } from "./require-sms.ts";
import { type IntakeFile, type StoredFile, storeFiles, takeInFiles } from "./take-in-files.ts";
import { picturesOf, storeImages, takeInImages } from "./take-in-images.ts";
import { withDatesInLanguage } from "./with-dates-in-language.ts";

export type SendDocumentInput = { request: SendDocumentRequest; files: UploadedFile[] };

/**
 * Sends a document: looks at the files, checks the fields against the pages, stores the bytes, and
 * then creates the document and asks the first signers in one transaction.
 *
 * @throws AppError ValidationError, UnusableFile, TooLarge, PlanLimit, NoCredits; nothing is stored then
 */
export const sendDocument = defineVerb(
	{ permission: "documents.create" },
	async (context: UserContext, input: SendDocumentInput): Promise<{ documentId: string }> => {
		requireEnvironment(context.principal, input.request.isSandbox);
		const temp = tempFiles();
		try {
			const { accountId } = context.principal;
			const lookups = lookUp(context.principal, input.request);
			const [{ payer, identity, groups, brand }, files] = await together(lookups, takeIn(input, lookups, temp));
			const found = placeFoundFields(input.request, placeTextTags(input.request, files), files);
			checkFields(found, files, input.request.enableSigningOrder);
			const placed = { ...found, signers: await withDatesInLanguage(accountId, found.signers) };
			const images = await takeInImages(picturesOf(placed), temp);
			const [stored, storedImages] = await Promise.all([storeFiles(accountId, files), storeImages(accountId, images)]);
			const documentId = randomUUID();
			const brandSettings = brand ? brand.settings.documentExpirySettings : null;
			const request = withBrandDefaults({ ...input.request, signers: placed.signers }, brandSettings, context.now());
			const document = buildDocument(context, documentId, request, stored, storedImages, groups);
			const built = withIdentity(withBrandCopy(document, brand), identity);
			await inTransaction(async (tx) => {
				await takeCredit(tx, payer);
				await createDocument(tx, context, built, request, stored);
			});
			return { documentId };
		} finally {
			await temp.remove();
		}
	},
);

/** The credential says which environment a call is in; a body that says another one is a mistake. */
function requireEnvironment(principal: UserPrincipal, isSandbox: boolean | null): void {
	if (isSandbox === null || isSandbox === principal.isSandbox) return;
	const kind = principal.isSandbox ? "a sandbox" : "a live";
	throw fieldError("IsSandbox", `IsSandbox is ${isSandbox}, but this is ${kind} key. Use a key of the other kind.`);
}

/** What the database has to say about a request; what it refuses is refused in this order. */
async function lookUp(principal: UserPrincipal, request: SendDocumentRequest) {
	const { accountId } = principal;
	await requireSmsPlan(payerOf(principal), request.signers);
	const payer = await findCreditPayer(principal);
	const identity = await chooseIdentity(accountId, request.onBehalfOf);
	const groups = await chooseGroups(accountId, request);
	const brand = await chooseBrand(accountId, request.brandId ?? identity?.brandId ?? null);
	return { payer, identity, groups, brand };
}

/** Nothing is fetched from elsewhere for a request that the lookups refuse. */
async function takeIn(
	{ request, files }: SendDocumentInput,
	lookups: Promise<unknown>,
	temp: TempFiles,
): Promise<IntakeFile[]> {
	if (request.fileUrls.length > 0) await lookups;
	const fetched = await fetchFiles(request.fileUrls, files, temp);
	const sent = [
		...files.map((file, index) => ({ ...file, part: `Files[${index}]` })),
		...fetched.map((file, index) => ({ ...file, part: `FileUrls[${index}]` })),
	];
	const wanted = { withTextTags: request.textTagDefinitions !== null, withFields: request.autoDetectFields };
	return takeInFiles(sent, { temp, ...wanted });
}

/** Both at the same time, until both have ended: the database answers while a PDF child works. The first's error is told first. */
async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
	await Promise.allSettled([first, second]);
	return [await first, await second];
}

async function createDocument(
	tx: Tx,
	context: UserContext,
	built: NewDocument,
	request: SendDocumentRequest,
	files: StoredFile[],
): Promise<void> {
	const { accountId, senderId } = built.document;
	// The files were looked at for a while: the sender may have been moved meanwhile.
	const teamId = await holdTeam(tx, accountId, senderId);
	await holdStoredObjects(tx, accountId, objectKeys(built));
	const document = await insertDocument(tx, { ...built, document: { ...built.document, teamId } });
	const content = {
		title: request.title,
		files: files.map((file) => ({ name: file.fileName, sha256: file.sha256, pageCount: file.pages.length })),
		signers: built.signers.map((signer) => signer.email),
		...behalfOf(built.document),
	};
	const { scheduledFor } = request;
	if (scheduledFor) await schedule(tx, context, document, { ...content, scheduledFor: scheduledFor.toISOString() });
	else await startDocument(tx, context, document, content, recipientsOf(built));
}

/** Those who were just inserted need not be read again: nobody has been asked yet. */
function recipientsOf(created: NewDocument): Recipients {
	const signers = created.signers.map(({ id, order, settings, deliveryMode }) => ({
		id,
		order,
		settings,
		deliveryMode,
		status: "NotCompleted",
		activatedAt: null,
	}));
	return { signers, carbonCopies: created.carbonCopies };
}

async function schedule(
	tx: Tx,
	context: UserContext,
	document: LockedDocument,
	data: AuditEventData["DocumentScheduled"],
): Promise<void> {
	await appendEvents(tx, context, document, [{ type: "DocumentScheduled", data }]);
	await enqueue(tx, "send", { documentId: document.id }, { startAfter: new Date(data.scheduledFor) });
}

/** Everything in object storage that the new rows refer to. */
function objectKeys({ document, files, fields }: NewDocument): string[] {
	const all = [...files.flatMap((file) => [file.uploadKey, file.workingKey]), ...fields.map((field) => field.valueKey)];
	return [...all, document.brandLogoKey].filter((key) => typeof key === "string");
}
