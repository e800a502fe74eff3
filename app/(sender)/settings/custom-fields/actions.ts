"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import type { UserContext } from "#lib/domain/context.ts";
import { createCustomField } from "#lib/domain/custom-fields/create-custom-field.ts";
import { deleteCustomField } from "#lib/domain/custom-fields/delete-custom-field.ts";
import { duplicateCustomField } from "#lib/domain/custom-fields/duplicate-custom-field.ts";
import { moveCustomField } from "#lib/domain/custom-fields/move-custom-field.ts";
import { saveSettings } from "#lib/domain/custom-fields/save-settings.ts";
import { viewLibrary } from "#lib/domain/custom-fields/view-library.ts";
import { viewUses } from "#lib/domain/custom-fields/view-uses.ts";
import { type LibraryEntry, libraryPatchSchema, settleField } from "#lib/draft/library-field.ts";
import { newLibraryField } from "#lib/draft/new-library-field.ts";
import { splitPatch } from "#lib/draft/split-patch.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { FIELD_TYPES } from "#lib/fields/field-types.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { pageWords } from "../../../page-words.tsx";

const PATH = "/settings/custom-fields";
const MAX_POSITION = 1_000_000;
const one = z.object({ customFieldId: z.uuid() });
const name = z.string().min(1).max(255);

export const createAction = defineAction(
	z.object({
		brandId: z.uuid(),
		type: z.enum(FIELD_TYPES),
		/** null: as its kind is called. */
		name: name.nullable(),
		isShared: z.boolean(),
		set: libraryPatchSchema,
		position: z.int().min(1),
	}),
	async (context, { brandId, type, isShared, set, ...input }) => {
		const { customFields: words, fieldSettings } = await pageWords();
		const own = {
			name: input.name ?? fieldSettings.types[type],
			options: [words.newOptions.first, words.newOptions.second],
			linkText: words.newLink,
		};
		const place = { brandId, fieldOrder: Math.min(input.position, MAX_POSITION) };
		const { request } = settleField(newLibraryField(type, isShared, own), { name: own.name, ...set }, place);
		if (!request) throw new AppError("ValidationError");
		const { customFieldId } = await createCustomField(context, request);
		revalidatePath(PATH);
		return entryOf(context, brandId, customFieldId);
	},
);

/** What has not its shape is said at its setting, as what the interface refuses: all else is saved. */
export const saveAction = defineAction(
	one.extend({ set: z.record(z.string(), z.unknown()) }),
	async (context, { customFieldId, set: given }) => {
		const { set, unsaved, refused } = splitPatch(given);
		const left = await saveSettings(context, { customFieldId, set });
		revalidatePath(PATH);
		return { unsaved: [...unsaved, ...left.unsaved], refused: [...refused, ...left.refused] };
	},
);

export const moveAction = defineAction(one.extend({ afterId: z.uuid().nullable() }), async (context, input) => {
	await moveCustomField(context, input);
	revalidatePath(PATH);
});

export const duplicateAction = defineAction(one.extend({ brandId: z.uuid(), name }), async (context, input) => {
	const { customFieldId } = await duplicateCustomField(context, input);
	revalidatePath(PATH);
	return entryOf(context, input.brandId, customFieldId);
});

export const removeAction = defineAction(one, async (context, input) => {
	await deleteCustomField(context, input);
	revalidatePath(PATH);
});

export const viewUsesAction = defineAction(one, viewUses);

async function entryOf(context: UserContext, brandId: string, customFieldId: string): Promise<LibraryEntry> {
	const { entries } = await viewLibrary(context, { brandId });
	const entry = entries.find(({ id }) => id === customFieldId);
	if (!entry) throw notFound("custom field");
	return entry;
}
