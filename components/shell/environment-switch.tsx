"use client";

import { usePathname, useRouter } from "next/navigation";
import { useTransition } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type ChooseEnvironment = (input: { isSandbox: boolean }) => Promise<ActionAnswer>;

type Props = { isSandbox: boolean; choose: ChooseEnvironment };

/** Pages that show other rows in the other environment. */
const LISTS = ["/documents", "/outbox", "/start", "/templates"];

/** Live documents or those for trying things out; on a phone the one that is shown, which leads to the other. */
export function EnvironmentSwitch({ isSandbox, choose }: Props) {
	const { environment: words, unreachable } = useWords("common");
	const [isBusy, start] = useTransition();
	const pathname = usePathname();
	const router = useRouter();
	const change = (next: boolean) => {
		if (next === isSandbox || isBusy) return;
		start(async () => {
			const answer = await orUnreachable(choose({ isSandbox: next }), unreachable);
			if (!answer.ok) toast(answer.message, "bad");
			else if (LISTS.includes(pathname)) router.replace(withoutPlace(pathname));
		});
	};
	return (
		<>
			<fieldset
				aria-busy={isBusy}
				className="hidden shrink-0 items-center gap-0.5 rounded-control bg-sunken p-0.5 sm:flex"
			>
				<legend className="sr-only">{words.legend}</legend>
				<Choice name={words.live} isSandbox={false} isChosen={!isSandbox} onChoose={() => change(false)} />
				<Choice name={words.sandbox} isSandbox isChosen={isSandbox} onChoose={() => change(true)} />
			</fieldset>
			<button
				type="button"
				aria-busy={isBusy}
				aria-label={isSandbox ? words.sandboxShown : words.liveShown}
				onClick={() => change(!isSandbox)}
				className={cx(
					"inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 font-medium sm:hidden",
					isSandbox ? "bg-warn-soft text-ink" : "bg-sunken text-ink",
				)}
			>
				<Dot isSandbox={isSandbox} />
				{/* The narrowest phones have no room for it beside the rooms; the strip below says Sandbox. */}
				<span className="max-[399px]:sr-only">{isSandbox ? words.sandbox : words.live}</span>
			</button>
		</>
	);
}

/** The list's address with its filter and search; a place in one list is none in the other. */
function withoutPlace(pathname: string): string {
	const query = new URLSearchParams(window.location.search);
	query.delete("cursor");
	return `${pathname}?${query}`;
}

type ChoiceProps = { name: string; isSandbox: boolean; isChosen: boolean; onChoose: () => void };

function Choice({ name, isSandbox, isChosen, onChoose }: ChoiceProps) {
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			onClick={onChoose}
			className={cx(
				"inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 font-medium",
				isChosen ? "bg-surface text-ink shadow-sm" : "text-ink-soft hover:text-ink",
			)}
		>
			{isChosen ? <Dot isSandbox={isSandbox} /> : null}
			{name}
		</button>
	);
}

function Dot({ isSandbox }: { isSandbox: boolean }) {
	return <span aria-hidden="true" className={cx("size-1.5 rounded-full", isSandbox ? "bg-warn" : "bg-good")} />;
}
