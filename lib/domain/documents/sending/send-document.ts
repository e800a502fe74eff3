import { randomUUID } from "node:crypto";
import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { UserContext, UserPrincipal } from "#lib/domain/context.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type TempFiles, tempFiles } from "#lib/storage/temp.ts";
import type { AccessCodes } from "./build-document.ts";
import { insertSent } from "./insert-sent.ts";
import { placeFields } from "./place-fields.ts";
import { lookUp, prepareDocument } from "./prepare-document.ts";
import { type IntakeFile, storeFiles } from "./take-in-files.ts";
import { takeInSent } from "./take-in-sent.ts";

type SendDocumentInput = { request: SendDocumentRequest; files: UploadedFile[] };

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
				fields: placeFields(input.request, files),
				files,
				lookups,
				temp,
				keep: () => storeFiles(context.principal.accountId, files),
				accessCodes: await hashAccessCodes(input.request),
			});
			return await answerInTransaction((tx) => insertSent(tx, context, built, lookups.payer));
		} finally {
			await temp.remove();
		}
	},
);

/** The credential says which environment a call is in; a body that says another one is a mistake. */
export function requireEnvironment(principal: UserPrincipal, isSandbox: boolean | null): void {
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
	return takeInSent(files, request, temp);
}

/** Both at the same time, until both have ended: the database answers while a PDF child works. The first's error is told first. */
async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
	await Promise.allSettled([first, second]);
	return [await first, await second];
}

/** What is kept of the access codes of a request: their hashes, and nothing else. */
async function hashAccessCodes({ signers }: SendDocumentRequest): Promise<AccessCodes> {
	const hashes = new Map<number, string>();
	for (const [index, { authentication }] of signers.entries()) {
		const code = authentication?.accessCode ?? null;
		// One after the other: fifty at once would take a gigabyte.
		if (code !== null) hashes.set(index, await hashPassword(code));
	}
	return hashes;
}
