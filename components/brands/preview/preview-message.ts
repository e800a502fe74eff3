import type { BrandValues } from "../state/brand-values.ts";
import type { DesignerFacts } from "../state/designer-context.tsx";

/** What the designer tells a page that shows a brand. */
export type PreviewMessage = { kind: "signet-brand"; values: BrandValues; facts: DesignerFacts; isDark: boolean };

/** What such a page tells the designer: from now on it listens. */
export const PREVIEW_READY = "signet-brand-ready";

/** Where it lies. */
export const previewPath = (locale: string) => `/settings/brands/preview?language=${locale}`;

export function isPreviewMessage(data: unknown): data is PreviewMessage {
	return typeof data === "object" && data !== null && "kind" in data && data.kind === "signet-brand";
}
