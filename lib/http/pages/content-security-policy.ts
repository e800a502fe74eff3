/**
 * What a page of ours may load: our own files, and scripts that carry this response's nonce. Styles may
 * be inline because fields are placed by style attributes; scripts never.
 *
 * @param frameOrigins whose pages may show this one in a frame
 */
export function contentSecurityPolicy(
	nonce: string,
	isProduction: boolean,
	path = "/",
	frameOrigins: string[] = [],
): string {
	// The development server's error overlay evaluates code; a built product never does.
	const development = isProduction ? "" : " 'unsafe-eval'";
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"worker-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'none'",
		// A consent leads to the application that asked for it, and browsers count that as the form's target.
		path.startsWith("/consent/") ? "form-action 'self' https: http:" : "form-action 'self'",
		`frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(" ") : "'none'"}`,
	].join("; ");
}
