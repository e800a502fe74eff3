"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { pagePictureUrl } from "#lib/contract/page-picture.ts";
import { format } from "#lib/i18n/message.ts";

type Props = {
	documentId: string;
	title: string;
	pages: { page: number; widthPx: number; heightPx: number; isUndrawn: boolean }[];
	current: number;
	onPage: (page: number) => void;
};

/** As many fill two rows on a phone; the others come when they are asked for. */
const SHOWN = 8;

/** The pages small: beside the large one, on a phone below it. */
export function PageThumbnails({ documentId, title, pages, current, onPage }: Props) {
	const words = useWords("document").viewer;
	const [isWhole, setIsWhole] = useState(pages.length <= SHOWN + 1);
	const shown = isWhole || current > SHOWN ? pages : pages.slice(0, SHOWN);
	return (
		<nav
			aria-label={words.pages}
			className="border-line p-3 max-md:border-t md:max-h-[75rem] md:w-28 md:shrink-0 md:overflow-y-auto md:border-r"
		>
			<ol className="grid grid-cols-4 gap-2 md:grid-cols-1 md:gap-3">
				{shown.map(({ page, widthPx, heightPx, isUndrawn }) => (
					<li key={page} className="[contain-intrinsic-size:auto_120px] [content-visibility:auto]">
						<button
							type="button"
							onClick={() => onPage(page)}
							aria-label={format(words.pageOf, { page, title })}
							aria-current={page === current ? "page" : undefined}
							className="block w-full p-0.5"
						>
							{isUndrawn ? (
								<span
									className={cx(
										"grid place-items-center rounded-sm border border-line-strong border-dashed p-1 text-center text-ink-soft text-xs",
										page === current && "outline-2 outline-seal",
									)}
									style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
								>
									{words.undrawn}
								</span>
							) : (
								<img
									src={pagePictureUrl(`/documents/${documentId}`, page)}
									alt=""
									width={Math.round(widthPx)}
									height={Math.round(heightPx)}
									loading="lazy"
									decoding="async"
									className={cx(
										"h-auto w-full rounded-sm bg-white outline-2",
										page === current ? "outline-seal" : "outline-1 outline-line hover:outline-line-strong",
									)}
								/>
							)}
							<span className="mt-1 block text-center text-ink-soft tabular-nums">{page}</span>
						</button>
					</li>
				))}
			</ol>
			{shown.length < pages.length ? <ShowAll count={pages.length} onPress={() => setIsWhole(true)} /> : null}
		</nav>
	);
}

function ShowAll({ count, onPress }: { count: number; onPress: () => void }) {
	const words = useWords("document").viewer;
	return (
		<div className="mt-3 flex justify-center">
			<Button size="sm" onClick={onPress}>
				<span className="md:sr-only">{format(words.allPages, { count })}</span>
				<span className="max-md:hidden" aria-hidden="true">
					{format(words.all, { count })}
				</span>
			</Button>
		</div>
	);
}
