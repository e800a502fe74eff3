"use client";

import { UserPlus, UsersRound } from "lucide-react";
import { LockedNote } from "#components/editor/correcting/locked-note.tsx";
import { nobodyYet } from "#components/editor/recipients/pasted-people.ts";
import { isNoOne, isPerson, newRecipient } from "#components/editor/recipients/recipient-changes.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { makeId } from "#components/editor/state/make-id.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Button } from "#components/ui/button.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { useWhyTerm } from "../../template/use-forbidden.ts";
import { useDeskFacts } from "../editor-facts.tsx";

type Props = { onAdded: (id: string) => void };

/** Adds somebody, or says why nobody can be added. */
export function AddRecipient(props: Props) {
	const why = useWhyTerm("newRoles");
	return why === null ? <AddButtons {...props} /> : <LockedNote text={why} className="px-2 py-1" />;
}

/** Somebody, oneself, or any one of several people. */
function AddButtons({ onAdded }: Props) {
	const words = useWords("editor").panels.recipients;
	const { store, view } = useDeskItself();
	const { user, defaults, template } = useDeskFacts();
	const own = useWordsLocale();
	const locale = defaults.signerLocale ?? own;
	const { isMeThere, isNobody, unnamedId } = useDesk(({ draft }) => {
		const all = Object.entries(draft.recipients);
		const [only] = all;
		const isUnnamed = all.length === 1 && only && isNoOne(only[1], template !== null);
		return {
			isMeThere: all.some(([, one]) => isPerson(one, user.email)),
			isNobody: all.length === 0,
			unnamedId: isUnnamed ? only[0] : null,
		};
	});
	const me = { name: user.name, email: user.email };
	const addMe = () => {
		if (unnamedId === null) add(me);
		else store.perform("changeRecipient", [{ kind: "patch", in: "recipients", id: unnamedId, set: me }]);
	};
	const add = (known: Parameters<typeof newRecipient>[2]) => {
		const id = makeId();
		const value = newRecipient(store.getSnapshot().draft.recipients, locale, known);
		store.perform("addRecipient", [{ kind: "add", in: "recipients", id, value }]);
		view.set({ recipientId: id });
		return id;
	};
	const addSeveral = () => {
		const several = { people: [nobodyYet(), nobodyYet()] };
		if (unnamedId === null) return onAdded(add(several));
		store.perform("changeRecipient", [{ kind: "patch", in: "recipients", id: unnamedId, set: several }]);
		onAdded(unnamedId);
	};
	return (
		<div className="flex flex-wrap items-center gap-x-1 gap-y-1">
			<Button
				variant="ghost"
				className="-ml-2 text-seal max-md:min-h-11"
				icon={<UserPlus size={16} aria-hidden="true" />}
				onClick={() => onAdded(add({}))}
			>
				{words.add}
			</Button>
			{isMeThere || template ? null : (
				<Button variant="ghost" className="max-md:min-h-11" onClick={addMe}>
					{isNobody || unnamedId !== null ? words.onlyMe : words.signToo}
				</Button>
			)}
			<Button
				variant="ghost"
				className="-ml-2 max-md:min-h-11"
				icon={<UsersRound size={16} aria-hidden="true" />}
				onClick={addSeveral}
			>
				{words.addSeveral}
			</Button>
		</div>
	);
}
