import { useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { MOST_INVITED } from "#lib/contract/users/literals.ts";
import { format } from "#lib/i18n/message.ts";
import type { Invitation } from "./invite-choices.tsx";
import { type Entry, isRefused } from "./judged-entries.ts";
import { type Judge, useInvitees } from "./use-invitees.ts";

export type InviteVerbs = {
	judge: Judge;
	invite: (
		input: Invitation & { emails: string[]; names: Record<string, string> },
	) => Promise<ActionAnswer<{ invited: number; mailedAgain: number }>>;
};

type Options = InviteVerbs & { ownDomain: string; choice: Invitation; onClose: () => void };

const open = (entries: readonly Entry[]) => entries.filter((one) => !isRefused(one));

/** What is typed, the list that it became, and the way to invite everybody on it. */
export function useInviting({ judge, invite, ownDomain, choice, onClose }: Options) {
	const { invite: words } = useWords("people");
	const input = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState("");
	const [isAsked, setIsAsked] = useState(false);
	const invitees = useInvitees(judge, ownDomain);
	const { run, isBusy, problem } = useAction(invite);
	const { entries } = invitees;
	const isEmpty = open(entries).length === 0 && text.trim() === "";

	async function add(given: string): Promise<Entry[] | null> {
		setText("");
		setIsAsked(false);
		return invitees.add(given);
	}

	async function submit() {
		if (invitees.isJudging || isBusy) return;
		// What is still in the box is judged first; where something is in its way, that is shown and nothing sent.
		const list = text.trim() === "" ? entries : await add(text);
		if (!list || (list !== entries && list.some(isRefused))) return;
		const emails = open(list).map(({ email }) => email);
		const named = open(list).filter(({ verdict, name }) => verdict === "fine" && name !== "");
		const names = Object.fromEntries(named.map(({ email, name }) => [email, name]));
		setIsAsked(true);
		if (emails.length === 0 || emails.length > MOST_INVITED || invitees.missing > 0) return input.current?.focus();
		const answer = await run({ ...choice, emails, names });
		if (answer?.ok) {
			onClose();
			toast(format(words.done, { count: answer.value.invited + answer.value.mailedAgain }));
		} else if (answer) await invitees.judgeAgain();
	}

	function correct(email: string) {
		invitees.drop(email);
		setText(email);
		input.current?.focus();
	}

	return {
		...invitees,
		open: open(entries),
		input,
		text,
		setText,
		add,
		submit,
		correct,
		isBusy: isBusy || invitees.isJudging,
		/** What the box is told. */
		wanting: isAsked && isEmpty ? words.none : invitees.problem,
		/** What came of inviting. */
		refusal: problem,
	};
}
