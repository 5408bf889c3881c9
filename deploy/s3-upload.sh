#!/usr/bin/env bash
# Uploads out/ to an S3 bucket: `deploy/s3-upload.sh s3://BUCKET DISTRIBUTION`. What pages ask for goes first and stays, so that
# no page that is open meanwhile, or kept by a browser, asks for what isn't there.
set -euo pipefail
bucket=$1 distribution=$2
year='public, max-age=31536000, immutable' day='public, max-age=86400' text='charset=utf-8'

# Files by their names, their type, and how long they may be kept. S3 itself would guess types, and tell no letters.
put() {
  aws s3 cp out "$bucket" --recursive --exclude '*' --include "$1" --content-type "$2" --cache-control "$3"
}
put 'code/*' "text/javascript; $text" "$year"
put 'fonts/*' font/woff2 "$year"
for format in avif webp jpeg; do put "media/*.$format" "image/$format" "$year"; done
put 'media/*.svg' image/svg+xml "$year"
for folder in share app-icons; do put "$folder/*" image/png "$day"; done
put icon.svg image/svg+xml "$day"
put favicon.ico image/x-icon "$day"
put '*.pdf' application/pdf no-cache
put '*.ics' "text/calendar; $text" no-cache
put '*.html' "text/html; $text" no-cache
put '*.xml' "application/xml; $text" no-cache
put '*.txt' "text/plain; $text" no-cache

# Takes away pages that are no more; all else is there already.
aws s3 sync out "$bucket" --delete --size-only --exclude 'code/*' --exclude 'fonts/*' --exclude 'media/*' \
  --exclude 'share/*' --exclude .htaccess --exclude .nojekyll --exclude _headers
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
