import type { z } from "zod";
import { AppError } from "#lib/errors/app-error.ts";
import { type LibraryPatch, libraryPatchSchema, type RefusedSetting } from "./library-field.ts";

type Split = {
	/** What has the shape that it should have. */
	set: LibraryPatch;
	/** Keys of what has not. */
	unsaved: string[];
	/** The settings where that is to be said. */
	refused: RefusedSetting[];
};

/** Where it is said of a key that is no setting of its own. */
const SETTINGS: Readonly<Record<string, RefusedSetting>> = {
	"bounds.width": "width",
	"bounds.height": "height",
	"imageInfo.title": "fileTitle",
	"imageInfo.description": "fileDescription",
	imageInfo: "fileTypes",
	"attachmentInfo.title": "fileTitle",
	"attachmentInfo.description": "fileDescription",
	attachmentInfo: "fileTypes",
	isRequired: "type",
	isShared: "type",
	restrictIdPrefixChange: "idPrefix",
	textAlign: "font",
	textDirection: "font",
	resizeOption: "font",
};

/**
 * Parts what can be judged by the rules of the interface from what has not even its shape, as a choice that is longer than
 * any may be: that alone is refused, and holds nothing else back.
 *
 * @throws AppError ValidationError for what is no setting at all
 */
export function splitPatch(given: Readonly<Record<string, unknown>>): Split {
	const split: Split = { set: {}, unsaved: [], refused: [] };
	for (const [key, value] of Object.entries(given)) {
		if (!isSetting(key)) throw new AppError("ValidationError");
		const parsed = libraryPatchSchema.shape[key].safeParse(value);
		if (parsed.success) Object.assign(split.set, { [key]: parsed.data });
		else {
			split.unsaved.push(key);
			split.refused.push(...parsed.error.issues.map((issue) => settingOf(key, issue)));
		}
	}
	return { ...split, refused: [...new Set(split.refused)] };
}

function isSetting(key: string): key is keyof LibraryPatch {
	return Object.hasOwn(libraryPatchSchema.shape, key);
}

function settingOf(key: keyof LibraryPatch, { path }: z.core.$ZodIssue): RefusedSetting {
	return SETTINGS[`${key}.${String(path[0])}`] ?? SETTINGS[key] ?? (key as RefusedSetting);
}
