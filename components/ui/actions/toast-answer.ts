import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { toast } from "./toast.tsx";

/** Says that it is done, or what was answered instead. */
export function toastAnswer(answer: ActionAnswer, done: string): void {
	if (answer.ok) toast(done);
	else toast(answer.message, "bad");
}
