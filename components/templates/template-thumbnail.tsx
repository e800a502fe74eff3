"use client";

import { LayoutTemplate } from "lucide-react";
import { useState } from "react";
import { templatePageUrl } from "#lib/contract/page-picture.ts";

type Props = { templateId: string; fileId: string | null; iconSize: number };

/** The top of a template’s first page; an icon where there is no picture of it. */
export function TemplateThumbnail({ templateId, fileId, iconSize }: Props) {
	const [isMissing, setIsMissing] = useState(fileId === null);
	return isMissing || fileId === null ? (
		<span className="grid size-full place-items-center text-ink-soft">
			<LayoutTemplate size={iconSize} aria-hidden="true" />
		</span>
	) : (
		<img
			src={templatePageUrl(templateId, fileId, 1)}
			alt=""
			loading="lazy"
			decoding="async"
			onError={() => setIsMissing(true)}
			className="size-full bg-white object-cover object-top"
		/>
	);
}
