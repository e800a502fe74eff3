"use client";

import { useDesk } from "#components/editor/state/use-editor.ts";
import { useWork } from "#components/editor/work/work-context.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { useExpiryText, useFromText, useRemindersText } from "../settings/settings-in-words.ts";

/** In whose name it goes out, with which words, and until when; each leads to where it is changed. */
export function SendFacts() {
	const words = useWords("editor").sending.facts;
	const message = useDesk(({ draft }) => draft.document.message.trim());
	const { credits, isSandbox } = useDeskFacts();
	return (
		<div className="border-line border-t pt-3">
			<dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-1">
				<Fact name={words.from} text={useFromText()} />
				<Fact name={words.message} text={message ? `“${message}”` : words.noMessage} />
				<Fact name={words.expires} text={useExpiryText()} />
				<Fact name={words.reminders} text={useRemindersText()} />
			</dl>
			{isSandbox ? <p className="mt-3 text-ink-soft">{words.sandbox}</p> : null}
			{!isSandbox && credits !== null ? (
				<p className="mt-3 text-ink-soft">{format(words.credits, { count: credits })}</p>
			) : null}
		</div>
	);
}

function Fact({ name, text }: { name: string; text: string }) {
	const { change } = useWords("editor").sending;
	const { shell } = useWork();
	const lead = () => {
		const isNarrow = !window.matchMedia("(min-width: 768px)").matches;
		shell.set({ isSendOpen: false, panel: "settings", right: "open", sheet: isNarrow ? "settings" : null });
	};
	return (
		<>
			<dt className="text-ink-soft">{name}</dt>
			<dd className="line-clamp-2 min-w-0 break-words" dir="auto">
				{text}
			</dd>
			<dd>
				<button
					type="button"
					onClick={lead}
					aria-label={`${change}: ${name}`}
					className="min-h-8 rounded-control px-1 font-medium text-seal hover:underline max-md:min-h-11"
				>
					{change}
				</button>
			</dd>
		</>
	);
}
