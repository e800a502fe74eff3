import type { Tx } from "#lib/db/client.ts";
import { isBlockNameTaken } from "#lib/db/stores/blocks.ts";
import type { LockedAccount } from "#lib/db/stores/installation/provisioning.ts";
import { oneLine } from "#lib/domain/contact-groups/rules.ts";
import { BLOCK_LIMITS, type BlockField } from "#lib/draft/block.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { isLongerThan } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** A name as it is stored. @throws AppError ValidationError when it is empty or too long */
export function blockName(given: string): string {
	const name = oneLine(given);
	if (name !== "" && !isLongerThan(name, BLOCK_LIMITS.name)) return name;
	throw fieldRefusal("Name", said("blockName", { max: BLOCK_LIMITS.name }));
}

/** @throws AppError ValidationError when there is no field, or too much for one block */
export function requireBlockSize(fields: readonly BlockField[]): void {
	if (fields.length === 0 || fields.length > BLOCK_LIMITS.fields) {
		throw fieldRefusal("Fields", said("blockFields", { max: BLOCK_LIMITS.fields }));
	}
	if (JSON.stringify(fields).length > BLOCK_LIMITS.length) throw fieldRefusal("Fields", said("blockLarge"));
}

/** @throws AppError ValidationError when the block’s creator has another one with its name */
export async function requireFreeName(
	tx: Tx,
	account: LockedAccount,
	block: Parameters<typeof isBlockNameTaken>[2],
): Promise<void> {
	if (!(await isBlockNameTaken(tx, account, block))) return;
	throw fieldRefusal("Name", said("blockNameTaken", { name: block.name }));
}

/** @throws AppError ValidationError when the account has as many blocks as it may have */
export function requireRoomForBlock(count: number): void {
	const max = BLOCK_LIMITS.blocksPerAccount;
	if (count >= max) throw refusal("ValidationError", said("blocksFull", { max }));
}
