import { createHash, createHmac } from 'node:crypto'

export type S3Keys = { accessKey: string; secretKey: string; region: string }

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  url: URL
  body: Uint8Array
  headers?: Record<string, string>
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The headers of a request that S3 believes (AWS Signature Version 4). */
export function signS3(
  { method, url, body, headers = {} }: S3Request,
  { accessKey, secretKey, region }: S3Keys,
  now: Date,
): Record<string, string> {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const day = stamp.slice(0, 8)
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': stamp,
  }
  const names = Object.keys(signed).sort()
  const request = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    signed['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(request)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request')
  const signature = hmac(key, toSign).toString('hex')
  const { host: _host, ...sent } = signed
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
