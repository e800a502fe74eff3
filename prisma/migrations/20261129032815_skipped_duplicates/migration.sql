-- CreateTable
CREATE TABLE "SkippedDuplicate" (
    "userId" UUID NOT NULL,
    "firstId" UUID NOT NULL,
    "secondId" UUID NOT NULL,
    "details" TEXT NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "SkippedDuplicate_pkey" PRIMARY KEY ("userId","firstId","secondId")
);

-- CreateIndex
CREATE INDEX "SkippedDuplicate_firstId_idx" ON "SkippedDuplicate"("firstId");

-- CreateIndex
CREATE INDEX "SkippedDuplicate_secondId_idx" ON "SkippedDuplicate"("secondId");

-- AddForeignKey
ALTER TABLE "SkippedDuplicate" ADD CONSTRAINT "SkippedDuplicate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SkippedDuplicate" ADD CONSTRAINT "SkippedDuplicate_firstId_fkey" FOREIGN KEY ("firstId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SkippedDuplicate" ADD CONSTRAINT "SkippedDuplicate_secondId_fkey" FOREIGN KEY ("secondId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
