"use client";

import { memo } from "react";
import { cx } from "#components/ui/cx.ts";
import { deskPictureUrl } from "#lib/contract/desk-files.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import type { PageGeometry } from "#lib/fields/types.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { useLeftOut } from "../proposals/use-left-out.ts";
import { recipientLook } from "../recipients/recipient-look.ts";
import { useDesk, useDeskView, useFile } from "../state/use-desk.ts";
import { useWork } from "../work/work-context.tsx";

/** The pages of a file, small, with what lies on them; each leads there. */
export function Thumbnails({ documentId, fileId }: { documentId: string; fileId: string }) {
	const file = useFile(fileId);
	const first = useDesk(({ draft }) => {
		const order = byOrder(draft.files);
		return order
			.slice(0, order.indexOf(fileId))
			.reduce((sum, before) => sum + (draft.files[before]?.pages.length ?? 0), 0);
	});
	const leftOut = useLeftOut()[fileId] ?? "";
	if (!file) return null;
	return (
		<ol className="grid grid-cols-2 gap-3 max-md:grid-cols-4">
			{file.pages.map((geometry, index) => (
				<Thumbnail
					key={index}
					{...{ documentId, fileId, leftOut, geometry }}
					page={index + 1}
					number={first + index + 1}
				/>
			))}
		</ol>
	);
}

type Props = {
	documentId: string;
	fileId: string;
	leftOut: string;
	geometry: PageGeometry;
	page: number;
	number: number;
};

const Thumbnail = memo(function Thumbnail({ documentId, fileId, leftOut, geometry, page, number }: Props) {
	const { words, locale, paper, shell } = useWork();
	const isCurrent = useDeskView((view) => view.page?.fileId === fileId && view.page.page === page);
	const { widthPx, heightPx } = geometry;
	return (
		<li className="[contain-intrinsic-size:auto_150px] [content-visibility:auto]">
			<button
				type="button"
				aria-label={fillPlaces(words.layout.page.thumbnail, { page: number }, locale)}
				aria-current={isCurrent ? "page" : undefined}
				onClick={() => {
					shell.set({ sheet: null });
					paper.current?.show(fileId, page);
				}}
				className="grid w-full justify-items-center gap-1 text-xs"
			>
				<span
					className={cx(
						"paper-light relative block w-full overflow-hidden rounded-sm border bg-white",
						isCurrent ? "border-seal outline-1 outline-seal" : "border-line",
					)}
					style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
				>
					<img
						src={deskPictureUrl(documentId, fileId, { page, leftOut })}
						alt=""
						loading="lazy"
						decoding="async"
						className="absolute inset-0 size-full"
					/>
					<FieldMarks fileId={fileId} page={page} geometry={geometry} />
				</span>
				<span className={isCurrent ? "font-semibold text-seal" : "text-ink-soft"}>{number}</span>
			</button>
		</li>
	);
});

/** Where fields lie on the page, in the colours of those who fill them in. */
function FieldMarks({ fileId, page, geometry }: { fileId: string; page: number; geometry: PageGeometry }) {
	const fields = useDesk(({ draft }) =>
		Object.values(draft.fields).filter((field) => field.fileId === fileId && field.page === page),
	);
	const recipients = useDesk(({ draft }) => draft.recipients);
	const share = (length: number, of: number) => `${(length / of) * 100}%`;
	return fields.map(({ id, recipientId, bounds: { x, y, width, height } }) => (
		<span
			key={id}
			className="absolute"
			style={{
				left: share(x, geometry.widthPx),
				top: share(y, geometry.heightPx),
				width: share(width, geometry.widthPx),
				height: share(height, geometry.heightPx),
				background: recipientLook(recipients[recipientId]?.hue ?? 0).colour,
				opacity: 0.7,
			}}
		/>
	));
}
