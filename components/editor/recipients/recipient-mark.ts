import { initialsOf } from "#components/ui/initials-of.ts";

/** What stands for a recipient in few letters: initials, else the place in the list (0-based). */
export function recipientMark(name: string, index: number): string {
	return name.trim() ? initialsOf(name) : String(index + 1);
}
