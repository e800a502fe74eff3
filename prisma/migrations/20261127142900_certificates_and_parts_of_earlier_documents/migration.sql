-- The other files of documents that were sealed before "SealedFile" existed: certificates, files that are downloaded
-- individually, and documents mailed without their certificate. Keys of stored objects end with the hash of their bytes.
INSERT INTO "SealedFile" ("sha256", "documentId", "kind")
SELECT split_part("key", '/', 2), "documentId", "kind"
FROM (
    SELECT "certificateKey" AS "key", "id" AS "documentId", 'Certificate' AS "kind" FROM "Document"
    UNION ALL SELECT "mailedKey", "id", 'Mailed' FROM "Document"
    UNION ALL SELECT "sealedKey", "documentId", 'Part' FROM "DocumentFile"
) AS "stored"
WHERE "key" ~ '/[0-9a-f]{64}$'
ON CONFLICT DO NOTHING;
