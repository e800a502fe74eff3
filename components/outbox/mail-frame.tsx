"use client";

import { useRef, useState } from "react";

/** Opens links beside this page and lets nothing in the mail run or load from elsewhere, whatever the page's own policy. */
const HEAD =
	`<base target="_blank"><meta http-equiv="Content-Security-Policy" ` +
	`content="default-src 'none'; img-src data: cid: 'self'; style-src 'unsafe-inline'; font-src 'self'">`;

/**
 * A mail's HTML in a frame of its own: no scripts, no forms. It keeps our origin only so that its height
 * can be read, which is harmless where nothing runs.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
	const ref = useRef<HTMLIFrameElement>(null);
	const [heightPx, setHeightPx] = useState(640);
	const content = /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + HEAD) : HEAD + html;
	return (
		<iframe
			ref={ref}
			title={title}
			srcDoc={content}
			sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
			className="block w-full bg-white"
			style={{ height: `${heightPx}px`, colorScheme: "light" }}
			onLoad={() => {
				const inner = ref.current?.contentDocument?.documentElement;
				if (inner) setHeightPx(Math.min(4000, Math.max(200, inner.scrollHeight)));
			}}
		/>
	);
}
