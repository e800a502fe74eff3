import type { FieldErrors } from "#lib/errors/app-error.ts";
import { isDirectoryName, MAX_DIRECTORIES } from "#lib/fields/parsing/directory-names.ts";
import { givenTwice } from "#lib/fields/parsing/given-twice.ts";
import { isEmailAddress, normalizeText } from "#lib/fields/rules/text-rules.ts";

/** Somebody of a group, in the public names. */
export type GroupUser = { name: string; email: string };

/** A group as it is to be stored. */
export type GroupRequest = { groupName: string; directories: string[]; contacts: GroupUser[] };

const MAX_GROUP_NAME = 255;
const MAX_MEMBERS = 50;
const MAX_NAME = 256;
/** An owner has no more. */
export const MAX_GROUPS = 1000;

/** A name as one line without blanks around it. */
export function oneLine(text: string): string {
	return normalizeText(text).replace(/\s+/g, " ").trim();
}

/** A group with its names and addresses as one line each. */
export function tidyGroup({ groupName, directories, contacts }: GroupRequest): GroupRequest {
	return {
		groupName: oneLine(groupName),
		directories: directories.map((directory) => directory.trim()),
		contacts: contacts.map(({ name, email }) => ({ name: oneLine(name), email: oneLine(email) })),
	};
}

/** What is wrong with a group as it is to be stored, by the names of its parts. */
export function groupProblems({ groupName, directories, contacts }: GroupRequest): FieldErrors {
	const errors: FieldErrors = {};
	if (groupName === "") errors.GroupName = ["GroupName is required."];
	if (groupName.length > MAX_GROUP_NAME) {
		errors.GroupName = [`GroupName must have at most ${MAX_GROUP_NAME} characters.`];
	}
	const directoryProblem = directoriesProblem(directories);
	if (directoryProblem) errors.Directories = [directoryProblem];
	const problem = memberCountProblem(contacts.length);
	if (problem) errors.Contacts = [problem];
	for (const [index, { name, email }] of contacts.entries()) {
		const at = `Contacts[${index}]`;
		if (name === "") errors[`${at}.Name`] = [`${at}.Name is required.`];
		if (name.length > MAX_NAME) errors[`${at}.Name`] = [`${at}.Name must have at most ${MAX_NAME} characters.`];
		if (!isEmailAddress(email)) errors[`${at}.Email`] = [`${at}.Email must be an address like name@example.com.`];
	}
	const twice = givenTwice(contacts);
	if (twice) errors.Contacts = [`${twice} is in the group twice. Remove the duplicate.`];
	return errors;
}

function directoriesProblem(directories: string[]): string | null {
	if (directories.length > MAX_DIRECTORIES) return `A group can have at most ${MAX_DIRECTORIES} directories.`;
	const wrong = directories.find((directory) => !isDirectoryName(directory));
	if (wrong !== undefined) {
		return `"${wrong}" must have fewer than 40 characters, only letters, digits and underscores.`;
	}
	const distinct = new Set(directories.map((directory) => directory.toLowerCase()));
	return distinct.size < directories.length ? "Directories must be different from each other." : null;
}

function memberCountProblem(count: number): string | null {
	if (count === 0) return "A group needs at least one member.";
	return count > MAX_MEMBERS ? `A group can have at most ${MAX_MEMBERS} members.` : null;
}
