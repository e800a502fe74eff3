import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import type { SignerGroup } from "#lib/domain/contact-groups/places-problems.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import { requireSmsPlan } from "#lib/domain/documents/sending/require-sms.ts";
import { storeImages, takeInImages } from "#lib/domain/documents/sending/take-in-images.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { isCopy } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import { toSendWire } from "#lib/draft/to-send-wire.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import type { CorrectedPicture } from "./corrected-fields.ts";

/** What a correction needs that is not in the document's rows; found before the row is locked. */
export type PreparedCorrection = {
	/** Of places that get another group, by the ids of the groups in lower case. */
	groups: ReadonlyMap<string, SignerGroup>;
	/** New ones, by the keys of their fields. */
	pictures: ReadonlyMap<string, CorrectedPicture>;
};

/**
 * Looks up and takes in what a correction brings.
 *
 * @throws AppError NotFound that names a group; ValidationError that names a picture; PlanLimit
 */
export async function prepareCorrection(
	principal: UserPrincipal,
	base: DraftState,
	mine: DraftState,
): Promise<PreparedCorrection> {
	const changed = Object.entries(mine.recipients).filter(
		([id, one]) => !isCopy(one) && !isSameValue(one, base.recipients[id]),
	);
	await requireSmsPlan(
		payerOf(principal),
		changed.map(([, one]) => one),
	);
	const groups = await findGroups(principal.accountId, base, mine);
	return { groups, pictures: await takeInPictures(principal.accountId, base, mine) };
}

async function findGroups(accountId: string, base: DraftState, mine: DraftState) {
	const { origin } = toSendWire(mine, null);
	const wanted = origin.recipients.flatMap((id, index) => {
		const groupId = mine.recipients[id]?.groupId ?? null;
		return groupId === null || base.recipients[id]?.groupId === groupId ? [] : [{ groupId, index }];
	});
	const ids = wanted.map(({ groupId }) => groupId.toLowerCase());
	const found = ids.length === 0 ? [] : await findContactGroups({ accountId }, ids.filter(isUuid));
	const groups = new Map(found.map((group) => [group.id, group]));
	const missing = wanted.filter(({ groupId }) => !groups.has(groupId.toLowerCase()));
	if (missing.length > 0) {
		const sentenceOf = (groupId: string) => `No contact group has the ID ${groupId}.`;
		const fields = missing.map(({ groupId, index }) => [`Signers[${index}].GroupId`, [sentenceOf(groupId)]]);
		throw new AppError("NotFound", sentenceOf(missing[0]?.groupId ?? ""), {
			fields: Object.fromEntries(fields),
			caseCode: "ContactGroupNotFound",
		});
	}
	return groups;
}

async function takeInPictures(
	accountId: string,
	base: DraftState,
	mine: DraftState,
): Promise<PreparedCorrection["pictures"]> {
	const { origin } = toSendWire(mine, null);
	const placed = origin.fields.flatMap((keys, signer) => keys.map((key, place) => ({ key, signer, place })));
	const fresh = placed.flatMap(({ key, signer, place }) => {
		const field = mine.fields[key];
		if (field?.type !== "Image" || field.value === null || base.fields[key]?.value === field.value) return [];
		return [{ key, type: field.type, value: field.value, path: `Signers[${signer}].FormFields[${place}]` }];
	});
	if (fresh.length === 0) return new Map();
	const temp = tempFiles();
	try {
		const taken = await takeInImages([{ paths: fresh.map(({ path }) => path), fields: fresh }], temp);
		const stored = await storeImages(accountId, taken);
		return new Map(stored.map(({ field, key, value }) => [fresh[field]?.key ?? "", { key, value }]));
	} finally {
		await temp.remove();
	}
}
