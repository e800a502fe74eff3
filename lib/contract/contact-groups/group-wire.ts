import { z } from "zod";
import { list, requiredEmail, requiredText } from "#lib/contract/shape-values.ts";
import { isDirectoryName, MAX_DIRECTORIES } from "#lib/fields/parsing/directory-names.ts";

export const groupId = requiredText(200);

export const groupName = requiredText(255);

const groupUser = z.object({ name: requiredText(256), email: requiredEmail() }, "must be a JSON object.");

export const groupMembers = list(groupUser).refine((members) => members.length > 0, "must have at least one member.");

export const directoryName = z
	.string("must be text.")
	.refine(isDirectoryName, "must have fewer than 40 characters and contain only letters, digits and underscores.");

export const groupDirectories = list(directoryName).refine(
	(directories) => directories.length <= MAX_DIRECTORIES,
	`takes at most ${MAX_DIRECTORIES} directories.`,
);

/** A list that stays as it is when it is left out, null or an empty part of a form. */
export function whenGiven<S extends z.ZodType>(schema: S) {
	return z.preprocess((value) => (value === "" ? null : value), schema.nullish());
}
