import { pagePictureUrl } from "#lib/contract/page-picture.ts";
import { Section } from "./section.tsx";

type ShownPage = { page: number; widthPx: number; heightPx: number; isUndrawn: boolean };

type Props = { documentId: string; title: string; pages: ShownPage[] };

/** The pages as thumbnails that open large; loaded as they come near. */
export function DocumentPages({ documentId, title, pages }: Props) {
	return (
		<Section title={pages.length === 1 ? "1 page" : `${pages.length} pages`}>
			<ol className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-3 sm:p-5 xl:grid-cols-4">
				{pages.map((shown) => (
					<li key={shown.page} className="[content-visibility:auto] [contain-intrinsic-size:auto_240px]">
						{shown.isUndrawn ? <Undrawn {...shown} /> : <Thumbnail {...shown} documentId={documentId} title={title} />}
						<div className="mt-1.5 text-center text-ink-soft tabular-nums">{shown.page}</div>
					</li>
				))}
			</ol>
		</Section>
	);
}

function Thumbnail({ documentId, title, page, widthPx, heightPx }: ShownPage & Pick<Props, "documentId" | "title">) {
	const url = pagePictureUrl(`/documents/${documentId}`, page);
	return (
		<a
			href={url}
			target="_blank"
			rel="noreferrer"
			className="block overflow-hidden rounded-control border border-line bg-white hover:border-line-strong"
		>
			<img
				src={url}
				alt={`Page ${page} of ${title}`}
				width={Math.round(widthPx)}
				height={Math.round(heightPx)}
				loading="lazy"
				decoding="async"
				className="h-auto w-full"
			/>
		</a>
	);
}

function Undrawn({ widthPx, heightPx }: ShownPage) {
	return (
		<p
			className="grid w-full place-items-center rounded-control border border-line-strong border-dashed p-3 text-center text-ink-soft"
			style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
		>
			This page cannot be drawn
		</p>
	);
}
