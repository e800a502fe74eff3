import {
	findPlaceProblems,
	MAX_PEOPLE,
	type PlaceProblem,
} from "#lib/contract/documents/sending/find-place-problems.ts";
import type { FieldErrors } from "#lib/errors/app-error.ts";
import type { GroupUser } from "./rules.ts";

/** A group as a document takes it over; one without an id was entered for this document alone. */
export type SignerGroup = { id: string | null; groupName: string; contacts: GroupUser[] };

type Request = Parameters<typeof findPlaceProblems>[0];

/** What is wrong with groups as signers of a document, by the names of its parts. */
export function placesProblems(request: Request, groups: readonly (SignerGroup | null)[]): FieldErrors {
	const errors: FieldErrors = {};
	for (const problem of findPlaceProblems(request, groups)) {
		const group = problem.index === null ? null : groups[problem.index];
		const part = group ? `Signers[${problem.index}].${group.id === null ? "People" : "GroupId"}` : "Signers";
		errors[part] = [sentenceOf(problem, group?.groupName ?? "")];
	}
	return errors;
}

function sentenceOf(problem: PlaceProblem, groupName: string): string {
	switch (problem.kind) {
		case "empty":
			return `The group ${groupName} has no members.`;
		case "twice":
			return `${problem.email} is in the group ${groupName} twice.`;
		case "elsewhere":
			return `${problem.email} is in the group ${groupName} and also signs separately. Set EnableSigningOrder and different SignerOrders, or remove one of them.`;
		case "tooMany":
			return `A document can be sent to at most ${MAX_PEOPLE} people. Counting all group members, this one has ${problem.count}.`;
	}
}
