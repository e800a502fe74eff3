"use client";

import { useRouter } from "next/navigation";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { useWords } from "#components/ui/words.tsx";
import { ProviderForm } from "./provider-form.tsx";
import type { ProviderAddresses, ProviderItem, ProviderVerbs } from "./provider-items.ts";
import { ProviderState } from "./provider-state.tsx";
import { ProviderThere } from "./provider-there.tsx";
import { useTrial } from "./use-trial.ts";

type Props = {
	/** null: none is set up. */
	now: ProviderItem | null;
	addresses: ProviderAddresses;
	roles: Record<"Admin" | "TeamAdmin" | "Member", string>;
	verbs: ProviderVerbs;
};

/** The provider of the organisation: how it is, what it is told, and what is said of it. */
export function ProviderRoom({ now, addresses, roles, verbs }: Props) {
	const { state: words, heading, about } = useWords("provider");
	const router = useRouter();
	const reauth = useReauth();
	const trial = useTrial(verbs.test);

	async function remove() {
		const answer = await reauth.run(() => verbs.remove({}));
		if (answer) toastAnswer(answer, words.removed);
		if (answer?.ok) trial.forget();
	}

	return (
		<>
			<div className="mt-2">
				<h2 className="font-semibold text-title">{heading}</h2>
				<p className="mt-1 text-pretty text-ink-soft">{about}</p>
			</div>
			{now ? <ProviderState now={now} trial={trial} onRemove={remove} isRemoving={reauth.isBusy} /> : null}
			<ProviderThere addresses={addresses} isSetUp={now !== null} />
			<ProviderForm
				key={now === null ? "new" : "kept"}
				now={now}
				{...{ addresses, roles }}
				save={(input) => reauth.run(() => verbs.save(input))}
				onSaved={() => {
					router.refresh();
					void trial.run();
				}}
			/>
		</>
	);
}
