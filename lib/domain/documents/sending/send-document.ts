import { randomUUID } from "node:crypto";
import type { SendDocumentRequest } from "#lib/contract/documents/send-document.ts";
import { holdTeam } from "#lib/db/stores/account-users.ts";
import { insertDocument } from "#lib/db/stores/new-document.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { UserContext, UserPrincipal } from "#lib/domain/context.ts";
import { takeCredit } from "#lib/domain/credits/take-credit.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { holdConsent } from "#lib/domain/sender-identities/hold-consent.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type TempFiles, tempFiles } from "#lib/storage/temp.ts";
import { beginDocument, objectKeysOf } from "./begin-document.ts";
import { fetchFiles } from "./fetch-files.ts";
import { hashAccessCodes } from "./hash-access-codes.ts";
import { placeFoundFields } from "./place-found-fields.ts";
import { placeTextTags } from "./place-text-tags.ts";
import { lookUp, prepareDocument } from "./prepare-document.ts";
import { type IntakeFile, storeFiles, takeInFiles } from "./take-in-files.ts";

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
			const looking = lookUp(context.principal, input.request);
			const [lookups, files] = await together(looking, takeIn(input, looking, temp));
			const documentId = randomUUID();
			const { built } = await prepareDocument(context, {
				documentId,
				request: input.request,
				fields: placeFoundFields(input.request, placeTextTags(input.request, files), files),
				files,
				lookups,
				temp,
				keep: () => storeFiles(context.principal.accountId, files),
				accessCodes: await hashAccessCodes(input.request),
			});
			return await answerInTransaction(async (tx) => {
				await takeCredit(tx, lookups.payer);
				const { accountId, senderId } = built.document;
				// The files were looked at for a while: the sender may have been moved meanwhile.
				const teamId = await holdTeam(tx, accountId, senderId);
				// Identities are locked before objects (lib/decisions/order-of-locks.md).
				await holdConsent(tx, built.document);
				await holdStoredObjects(tx, accountId, objectKeysOf(built));
				const own = { ...built.document, teamId, creditPayerId: lookups.payer };
				const document = await insertDocument(tx, { ...built, document: own });
				await beginDocument(tx, context, document, built);
				return { documentId };
			});
		} finally {
			await temp.remove();
		}
	},
);

/** The credential says which environment a call is in; a body that says another one is a mistake. */
function requireEnvironment(principal: UserPrincipal, isSandbox: boolean | null): void {
	if (isSandbox === null || isSandbox === principal.isSandbox) return;
	const kind = principal.isSandbox ? "a sandbox" : "a live";
	throw fieldError(
		"IsSandbox",
		`IsSandbox is ${isSandbox}, but this is ${kind} key. Use a key for the other environment.`,
	);
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
