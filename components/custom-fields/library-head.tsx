"use client";

import { ArrowLeft, Check, Copy, RefreshCw, TriangleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { type RefObject, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import type { LibraryEntry } from "#lib/draft/library-field.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import type { LibraryState } from "./library-store.ts";
import { NewFieldMenu } from "./new-field-menu.tsx";
import { useLibrary, useLibraryState } from "./use-library.ts";

type Props = { chosen: LibraryEntry | undefined; isOpen: boolean; back: RefObject<HTMLButtonElement | null> };

/** Which brand, whether everything is saved, and what makes more of it. */
export function LibraryHead({ chosen, isOpen, back }: Props) {
	const words = useWords("customFields");
	const { open } = useLibrary();
	const [copied, setCopied] = useState<LibraryEntry | null>(null);
	return (
		<div className="mb-5 flex flex-col gap-3">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className={cx("min-w-0 flex-1 basis-72", isOpen && "max-md:hidden")}>
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{words.about}</p>
				</div>
				{isOpen ? (
					<Button
						ref={back}
						variant="ghost"
						className="-ml-3 md:hidden"
						icon={<ArrowLeft size={16} aria-hidden="true" />}
						onClick={() => open(null)}
					>
						{words.back}
					</Button>
				) : null}
				<div className={cx("flex gap-3", !isOpen && "max-sm:w-full")}>
					{chosen ? (
						<Button
							className={cx(!isOpen && "max-md:hidden")}
							icon={<Copy size={16} aria-hidden="true" />}
							onClick={() => setCopied(chosen)}
						>
							{words.duplicate.action}
						</Button>
					) : null}
					<span className={cx(isOpen && "max-md:hidden", "max-sm:w-full")}>
						<NewFieldMenu />
					</span>
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<BrandChoice isHidden={isOpen} />
				{chosen ? <SavedState /> : null}
			</div>
			{copied ? <DuplicateDialog entry={copied} onClose={() => setCopied(null)} /> : null}
		</div>
	);
}

/** The brand whose fields are shown: another one is another page. */
function BrandChoice({ isHidden }: { isHidden: boolean }) {
	const words = useWords("customFields");
	const { brands, brand, store } = useLibrary();
	const { entries } = useLibraryState(store);
	const router = useRouter();
	const id = useId();
	return (
		<div className={cx("flex min-w-0 items-center gap-2", isHidden && "max-md:hidden")}>
			<label htmlFor={id} className="sr-only">
				{words.brand}
			</label>
			<select
				id={id}
				value={brand.id}
				onChange={({ target }) => {
					store.flush();
					router.push(`?${new URLSearchParams({ brand: target.value })}`);
				}}
				className="h-9 min-w-0 max-w-56 rounded-control border border-line-strong bg-surface px-2.5 font-medium max-md:h-11 max-md:text-read"
			>
				{brands.map((one) => (
					<option key={one.id} value={one.id}>
						{one.name}
					</option>
				))}
			</select>
			<span className="whitespace-nowrap text-ink-soft">{format(words.count, { count: entries.length })}</span>
		</div>
	);
}

/** Whether everything is saved, in few words. */
function SavedState() {
	const { saved: words } = useWords("customFields");
	const { store } = useLibrary();
	const { icon: Icon, text, isBad } = stateInWords(useLibraryState(store), words);
	return (
		<span
			role="status"
			className={cx("inline-flex min-h-9 min-w-0 items-center gap-1.5", isBad ? "text-warn" : "text-ink-soft")}
		>
			<Icon size={16} aria-hidden="true" className="shrink-0" />
			<span className="min-w-0 break-words">{text}</span>
		</span>
	);
}

function stateInWords({ unsaved }: LibraryState, words: Messages["custom-fields"]["saved"]) {
	const all = Object.values(unsaved);
	const failed = all.find(({ problem }) => problem !== null);
	if (failed) return { icon: TriangleAlert, text: format(words.failed, { why: failed.problem ?? "" }), isBad: true };
	if (all.some(({ phase }) => phase !== "refused")) return { icon: RefreshCw, text: words.saving, isBad: false };
	const refused = all.reduce((sum, one) => sum + one.refused.length, 0);
	if (refused > 0) return { icon: TriangleAlert, text: format(words.except, { count: refused }), isBad: true };
	return { icon: Check, text: words.saved, isBad: false };
}
