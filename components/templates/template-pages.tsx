"use client";

import { useState } from "react";
import { recipientLook } from "#components/editor/recipients/recipient-look.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { templatePageUrl } from "#lib/contract/page-picture.ts";
import { format } from "#lib/i18n/message.ts";
import type { TemplatePageItem } from "./template-item.ts";

/** As many fill two rows; the others come when they are asked for. */
const SHOWN = 8;

/** The pages of a template, small, with its fields in the colours of their roles. */
export function TemplatePages({ templateId, pages }: { templateId: string; pages: TemplatePageItem[] }) {
	const { thumbnails: words } = useWords("templates");
	const [isWhole, setIsWhole] = useState(pages.length <= SHOWN);
	const shown = isWhole ? pages : pages.slice(0, SHOWN);
	return (
		<div className="px-4 py-4 sm:px-5">
			<ol className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
				{shown.map((page, index) => (
					<li key={`${page.fileId} ${page.filePage}`}>
						<PageFigure templateId={templateId} number={index + 1} page={page} />
					</li>
				))}
			</ol>
			{shown.length < pages.length ? (
				<div className="mt-4 flex justify-center">
					<Button onClick={() => setIsWhole(true)}>{format(words.all, { count: pages.length })}</Button>
				</div>
			) : null}
		</div>
	);
}

type FigureProps = { templateId: string; number: number; page: TemplatePageItem };

function PageFigure({ templateId, number, page }: FigureProps) {
	const { thumbnails: words } = useWords("templates");
	const { fileId, filePage, widthPx, heightPx, fields } = page;
	const [isMissing, setIsMissing] = useState(page.isUndrawn);
	return (
		<figure>
			<div
				style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
				className={cx(
					"relative w-full overflow-hidden rounded-sm border bg-white",
					isMissing ? "border-line-strong border-dashed" : "border-line",
				)}
			>
				{isMissing ? (
					<p className="grid size-full place-items-center p-2 text-center text-[#5a5f68] text-xs">{words.missing}</p>
				) : (
					<img
						src={templatePageUrl(templateId, fileId, filePage)}
						alt=""
						loading="lazy"
						decoding="async"
						onError={() => setIsMissing(true)}
						className="absolute inset-0 size-full"
					/>
				)}
				{fields.map(({ key, name, bounds, hue }) => (
					<span
						key={key}
						title={name}
						style={{
							left: `${(100 * bounds.x) / widthPx}%`,
							top: `${(100 * bounds.y) / heightPx}%`,
							width: `${(100 * bounds.width) / widthPx}%`,
							height: `${(100 * bounds.height) / heightPx}%`,
							borderColor: recipientLook(hue).colour,
							backgroundColor: `color-mix(in srgb, ${recipientLook(hue).colour} 24%, transparent)`,
						}}
						className="absolute rounded-[2px] border"
					/>
				))}
			</div>
			<figcaption className="mt-1 text-center text-ink-soft text-sm">
				{format(words.page, { number, count: fields.length })}
				{fields.length > 0 ? <span className="sr-only">: {fields.map(({ name }) => name).join("; ")}</span> : null}
			</figcaption>
		</figure>
	);
}
