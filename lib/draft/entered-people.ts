import { isBlank, isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { formatChoice } from "#lib/i18n/format.ts";
import type { ProblemKind } from "./draft-problem.ts";
import type { DraftRecipient, EnteredPerson } from "./draft-state.ts";

/** Whether any one of several signs: of a group, or of people entered in the draft. */
export function isOneOfSeveral({ groupId, people }: Pick<DraftRecipient, "groupId" | "people">): boolean {
	return groupId !== null || people !== null;
}

/** Those entered in the draft; null: one person signs, or any one of a group, which counts where both are said. */
export function enteredPeople({
	groupId,
	people,
}: Pick<DraftRecipient, "groupId" | "people">): readonly EnteredPerson[] | null {
	return groupId === null ? people : null;
}

const NAMED = 3;

/**
 * What people entered in the draft are called together: as their sender says, else by their names, "Mia Chen or Omar
 * Diaz", of many the first ones and a number. Empty when nothing is known of them.
 */
export function nameOfPeople(name: string, people: readonly Omit<EnteredPerson, "id">[], locale: string): string {
	if (!isBlank(name)) return name.trim();
	const known = people.map((one) => one.name.trim() || one.email.trim()).filter((text) => text !== "");
	if (known.length <= NAMED) return formatChoice(locale, known);
	return `${known.slice(0, NAMED - 1).join(", ")} +${known.length - NAMED + 1}`;
}

type PeopleProblem = {
	kind: Extract<ProblemKind, "tooFewPeople" | "personWithoutName" | "personWithoutAddress" | "personTwice">;
	/** The part of the place's people that it is about, as errors name it: `[0].Name`; empty: all of them. */
	part: string;
	/** What is known of the person. */
	person: string;
	/** In the interface's words. */
	sentence: string;
};

/** What is wrong with people entered in a draft by themselves. */
export function peopleProblems(people: readonly EnteredPerson[]): PeopleProblem[] {
	const found: PeopleProblem[] = [];
	if (people.length < 2) {
		found.push({ kind: "tooFewPeople", part: "", person: "", sentence: "needs at least two people." });
	}
	const seen = new Set<string>();
	for (const [index, one] of people.entries()) {
		const [name, email] = [one.name.trim(), one.email.trim()];
		const say = (kind: PeopleProblem["kind"], key: string, sentence: string) =>
			found.push({ kind, part: `[${index}].${key}`, person: email || name || `#${index + 1}`, sentence });
		if (isBlank(name)) say("personWithoutName", "Name", "needs a name.");
		if (!isEmailAddress(email)) say("personWithoutAddress", "EmailAddress", "needs an address like name@example.com.");
		else if (seen.has(email.toLowerCase())) say("personTwice", "EmailAddress", `${email} is listed twice.`);
		seen.add(email.toLowerCase());
	}
	return found;
}
